import { rules, type Move, type Played, type Position } from '../rules'
import { lengthened, type Solution } from './search.svelte'

/** A solution looked at move by move, beside the game itself. */
export class SolutionView {
  at = $state(0)
  /** The game as it is shown. */
  played = $state.raw() as Played
  readonly moves: Move[]
  readonly #lines: string[]
  readonly #from: string

  constructor(from: Played, { moves, lines }: Solution) {
    this.#from = from.record
    this.played = from
    this.moves = moves
    this.#lines = lines
  }

  get position(): Position {
    return this.played.position
  }

  get next(): Move | undefined {
    return this.moves[this.at]
  }

  async go(at: number): Promise<void> {
    this.at = at
    const answer = await rules.open(lengthened(this.#from, this.#lines.slice(0, at)))
    if (!('mistake' in answer) && this.at === at) {
      this.played = answer
    }
  }
}
