import { rules, type Move, type Played } from '../rules'
import { lengthened, type Solution } from './search.svelte'

/** Moves looked at one by one, beside the game itself. */
export class SolutionView {
  at = $state(0)
  /** The game as it is shown. */
  played = $state.raw() as Played
  /** Whether the moves are a solution, or the game that was played. */
  readonly shows: 'solution' | 'game'
  readonly moves: Move[]
  readonly #lines: string[]
  readonly #from: string

  constructor(shows: 'solution' | 'game', from: Played, { moves, lines }: Solution) {
    this.shows = shows
    this.#from = from.record
    this.played = from
    this.moves = moves
    this.#lines = lines
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
