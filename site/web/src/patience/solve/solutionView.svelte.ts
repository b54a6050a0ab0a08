import { withMoves } from '../record/moves'
import { show, type Move, type Position } from '../rules'

/** A solution looked at move by move, beside the game itself. */
export class SolutionView {
  at = $state(0)
  position = $state.raw() as Position
  readonly moves: Move[]
  readonly #from: string

  constructor(from: string, start: Position, moves: Move[]) {
    this.#from = from
    this.position = start
    this.moves = moves
  }

  /** The record of what is shown. */
  get record(): string {
    return withMoves(this.#from, this.moves.slice(0, this.at))
  }

  get next(): Move | undefined {
    return this.moves[this.at]
  }

  async go(at: number): Promise<void> {
    this.at = at
    const position = await show(this.record)
    if (!('error' in position) && this.at === at) {
      this.position = position
    }
  }
}
