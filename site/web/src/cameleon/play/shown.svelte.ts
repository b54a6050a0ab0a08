import type { Played } from '../rules'
import type { Setup } from '../setup/setup'
import { Play } from './play.svelte'

/** A game that was played: one looks at its moves and makes none, and the game itself stays as it is. */
export class Shown extends Play {
  constructor(opened: Played, setup: Setup) {
    super(opened, setup)
    this.paused = true
  }

  override get watched(): boolean {
    return true
  }

  override choose(): Promise<void> {
    return Promise.resolve()
  }

  /** Shows the board after that number of moves. */
  async look(moves: number): Promise<void> {
    await this.alone(async () => {
      if (moves !== this.position.moves) {
        this.solver.stop()
        await this.goTo(moves)
        this.news = { kind: 'undone' }
      }
    })
  }
}
