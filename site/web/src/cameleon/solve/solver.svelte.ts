import { rules, type Cell, type Colour } from '../rules'

/** Short enough that a search stops at once when it is told to. */
const SLICE = 4_000
/** Some hundreds of megabytes of memory. */
export const MOST_POSITIONS = 2_000_000

/** Three answers that are never merged, and the one of a person who did not wait. */
export type Verdict =
  | { kind: 'won'; winner: Colour; cell: Cell | undefined; positions: number }
  | { kind: 'uncountable'; positions: number }
  | { kind: 'undecided'; positions: number }
  | { kind: 'stopped'; positions: number }

/** The exact solver at work, one search at a time. */
export class Solver {
  running = $state(false)
  positions = $state(0)
  #stopped = false

  async run(record: string): Promise<Verdict> {
    this.running = true
    this.positions = 0
    this.#stopped = false
    try {
      await rules.solve(record)
      return await this.#look()
    } finally {
      this.running = false
    }
  }

  stop(): void {
    this.#stopped = true
  }

  async #look(): Promise<Verdict> {
    while (!this.#stopped) {
      const { state, positions, winner, cell } = await rules.solveMore(SLICE)
      this.positions = positions
      if (state === 'solved') {
        return { kind: 'won', winner: winner!, cell, positions }
      }
      if (state === 'not_countable') {
        return { kind: 'uncountable', positions }
      }
      if (positions >= MOST_POSITIONS) {
        return { kind: 'undecided', positions }
      }
    }
    return { kind: 'stopped', positions: this.positions }
  }
}
