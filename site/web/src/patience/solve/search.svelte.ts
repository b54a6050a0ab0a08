import { solverRules, type Move } from '../rules'

/** Short enough that a search stops at once when it is told to. */
const SLICE = 20_000
/** Some 200 MB of memory. */
export const MOST_KEPT = 3_000_000
/** When any solved deal will do, one that takes long is passed over. */
const MOST_KEPT_OF_MANY = 300_000

/** When the last search of a worker ends: a worker keeps one search, and the next would take its place. */
const ends = new WeakMap<typeof solverRules, Promise<unknown>>()

/** Moves that win, and the lines that they add to a record. */
export interface Solution {
  moves: Move[]
  lines: string[]
}

/** Three answers that are never merged, and the one of a person who did not wait. */
export type Outcome =
  | { kind: 'solved'; solution: Solution; positions: number }
  | { kind: 'lost'; positions: number }
  | { kind: 'undecided'; positions: number }
  | { kind: 'stopped'; positions: number }

/** The solver at work, one search at a time. */
export class Search {
  running = $state(false)
  positions = $state(0)
  readonly #rules: typeof solverRules
  readonly #mostKept: number
  #stopped = false
  #found: { record: string; solution: Solution } | undefined

  /** A search has a thread to itself, so that it never keeps a move waiting. */
  constructor(rules = solverRules, mostKept = MOST_KEPT) {
    this.#rules = rules
    this.#mostKept = mostKept
  }

  /** Looks for a solution from the end of a record. */
  async run(record: string): Promise<Outcome> {
    const rest = this.#rest(record)
    if (rest) {
      return { kind: 'solved', solution: rest, positions: 0 }
    }
    const outcome = await this.#work(() => this.#look(record, this.#mostKept))
    if (outcome.kind === 'solved') {
      this.#found = { record, solution: outcome.solution }
    }
    return outcome
  }

  /** Looks at one record after another until one is solved; undefined when it was stopped first. */
  firstSolved(next: () => Promise<string>): Promise<string | undefined> {
    return this.#work(async () => {
      while (!this.#stopped) {
        const record = await next()
        const { kind } = await this.#look(record, MOST_KEPT_OF_MANY)
        if (kind === 'solved') {
          return record
        }
      }
      return undefined
    })
  }

  stop(): void {
    this.#stopped = true
  }

  async #work<Result>(work: () => Promise<Result>): Promise<Result> {
    this.running = true
    this.positions = 0
    this.#stopped = false
    const before = ends.get(this.#rules)
    const result = (async () => {
      await before
      return work()
    })()
    ends.set(
      this.#rules,
      result.catch(() => {}),
    )
    try {
      return await result
    } finally {
      this.running = false
    }
  }

  async #look(record: string, mostKept: number): Promise<Outcome> {
    await this.#rules.search(record)
    while (!this.#stopped) {
      const { state, positions, kept, solution = [], lines = [] } = await this.#rules.searchMore(SLICE)
      this.positions = positions
      if (state === 'solved') {
        return { kind: 'solved', solution: { moves: solution, lines }, positions }
      }
      if (state === 'insoluble') {
        return { kind: 'lost', positions }
      }
      if (kept >= mostKept) {
        return { kind: 'undecided', positions }
      }
    }
    return { kind: 'stopped', positions: this.positions }
  }

  /** Whoever follows the solution found before gets the rest of it, and not another one that leads back. */
  #rest(record: string): Solution | undefined {
    const found = this.#found
    if (!found) {
      return undefined
    }
    const { moves, lines } = found.solution
    const played = moves.findIndex((_, count) => lengthened(found.record, lines.slice(0, count)) === record)
    return played < 0 ? undefined : { moves: moves.slice(played), lines: lines.slice(played) }
  }
}

/** A record with more moves. */
export const lengthened = (record: string, lines: readonly string[]) =>
  record + lines.map((line) => `${line}\n`).join('')
