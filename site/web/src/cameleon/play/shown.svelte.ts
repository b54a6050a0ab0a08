import type { Played } from '../rules'
import type { Setup } from '../setup/setup'
import { Play } from './play.svelte'

/** A game that was played: one looks at its moves and makes none, and the game itself stays as it is. */
export class Shown extends Play {
  #wanted = 0

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

  /** Shows the board after that number of moves; of several asked for quickly, the last. */
  async look(moves: number): Promise<void> {
    this.#wanted = moves
    await this.alone(async () => {
      while (this.#wanted !== this.position.moves) {
        const wanted = this.#wanted
        this.solver.stop()
        await this.goTo(wanted)
        this.news = { kind: 'undone' }
        if (this.left || this.position.moves !== wanted) {
          return
        }
      }
    })
  }
}
