import type { Sentence } from '../../rules/answers'
import { cardOf } from '../cards'
import * as moves from '../record/moves'
import { move, show, type Move, type Position } from '../rules'
import { Search, type Outcome } from '../solve/search.svelte'
import { SolutionView } from '../solve/solutionView.svelte'
import { Stopwatch } from './stopwatch'

/** Slow enough to be followed with the eyes. */
const FINISHING_PAUSE = 120

/** What the page last had to say. */
export type News =
  | { kind: 'moved'; move: Move; deposited: number[] }
  | { kind: 'refused'; refusal: Sentence }
  | { kind: 'foundation' }
  | { kind: 'undone' }
  | { kind: 'answer'; outcome: Outcome }
  | { kind: 'none' }

/** A game being played: its record, what lies on the table, and the solver at its side. */
export class Play {
  history = $state.raw() as moves.History
  position = $state.raw() as Position
  news = $state.raw<News>({ kind: 'none' })
  hint = $state.raw<Move>()
  /** How often the solver helped. */
  helps = $state(0)
  seconds = $state(0)
  solution = $state.raw<SolutionView>()
  finishing = $state(false)
  readonly search = new Search()
  readonly stopwatch: Stopwatch
  /** Called when the record has changed. */
  onchange = () => {}
  /** Called when the last card goes to the foundation before our eyes. */
  onwin = () => {}

  #busy = false
  /** The clock stops with the first win, for good. */
  #over = false

  constructor(record: string, position: Position, helps: number, secondsBefore: number) {
    this.history = moves.begin(record)
    this.position = position
    this.helps = helps
    this.seconds = secondsBefore
    this.stopwatch = new Stopwatch(secondsBefore)
    this.#over = position.won
  }

  get record(): string {
    return this.history.record
  }

  tick(): void {
    if (!this.#over) {
      this.seconds = this.stopwatch.seconds
      this.#over = this.position.won
    }
  }

  /** Ends whatever the solver is doing. */
  stop(): void {
    this.finishing = false
    this.search.stop()
  }

  leave(): void {
    this.stop()
  }

  async play(wanted: Move): Promise<void> {
    if (this.#busy) {
      return
    }
    this.#busy = true
    this.search.stop()
    this.hint = undefined
    const answer = await move(this.record, wanted)
    if ('refusal' in answer) {
      this.news = { kind: 'refused', refusal: answer.refusal }
    } else {
      const before = this.position
      await this.#goTo(moves.play(this.history, answer.record))
      this.news = { kind: 'moved', move: wanted, deposited: deposited(before, this.position) }
    }
    this.#busy = false
  }

  undo = () => this.#goBackOrForth(moves.undo)
  redo = () => this.#goBackOrForth(moves.redo)
  restart = () => this.#goBackOrForth(moves.restart)

  /** Shows the next move of a solution, if there is one. */
  async askHint(): Promise<void> {
    if (!this.hint) {
      const solution = await this.#solve()
      this.hint = solution?.[0]
    }
  }

  async showSolution(): Promise<void> {
    const solution = await this.#solve()
    if (solution) {
      this.solution = new SolutionView(this.record, this.position, solution)
    }
  }

  closeSolution(): void {
    this.solution = undefined
  }

  /** Takes over the game as the solution shows it. */
  async playOnFromSolution(): Promise<void> {
    if (this.solution) {
      await this.#goTo(moves.play(this.history, this.solution.record))
      this.solution = undefined
    }
  }

  /** Plays a solution to its end, unless it is stopped. */
  async finish(): Promise<void> {
    const solution = await this.#solve()
    if (!solution) {
      return
    }
    this.finishing = true
    let { record } = this
    for (const next of solution) {
      await new Promise((resolve) => setTimeout(resolve, FINISHING_PAUSE))
      if (!this.finishing || this.record !== record) {
        return
      }
      await this.play(next)
      record = this.record
    }
    this.finishing = false
  }

  async #solve(): Promise<Move[] | undefined> {
    if (this.search.running || this.finishing || this.position.won) {
      return undefined
    }
    const { record } = this
    const outcome = await this.search.run(record)
    if (this.record !== record) {
      return undefined
    }
    if (outcome.kind === 'solved' || outcome.kind === 'lost') {
      this.helps++
      this.onchange()
    }
    this.news = { kind: 'answer', outcome }
    return outcome.kind === 'solved' ? outcome.solution : undefined
  }

  async #goBackOrForth(step: (history: moves.History) => moves.History): Promise<void> {
    if (!this.#busy && step(this.history).record !== this.record) {
      this.#busy = true
      this.stop()
      await this.#goTo(step(this.history))
      this.news = { kind: 'undone' }
      this.#busy = false
    }
  }

  async #goTo(history: moves.History): Promise<void> {
    const position = await show(history.record)
    if (!('error' in position)) {
      this.history = history
      this.position = position
      this.hint = undefined
      this.tick()
      this.onchange()
      if (position.won) {
        this.onwin()
      }
    }
  }
}

/** The cards that went to the foundation by themselves. */
function deposited(before: Position, after: Position): number[] {
  return after.foundation.flatMap((rank, suit) => {
    const former = before.foundation[suit]!
    return Array.from({ length: rank - former }, (_, above) => cardOf(former + above + 1, suit))
  })
}
