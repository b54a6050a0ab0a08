import { fold } from '../../shell/recordLink'
import { cut, RecordSession } from '../../shell/session.svelte'
import { Stopwatch } from '../../shell/stopwatch'
import type { Place, Wish } from '../board/arrange'
import { cardOf } from '../cards'
import {
  EMPTY_COLUMN,
  FOUNDATION,
  LIFT,
  REDEAL,
  REGISTER,
  rules,
  type Mistake,
  type Move,
  type Played,
  type Position,
} from '../rules'
import { Search, type Outcome, type Solution } from '../solve/search.svelte'
import { Evaluation } from '../solve/evaluation.svelte'
import { SolutionView } from '../solve/solutionView.svelte'
import { Gestures } from './gestures'

/** Slow enough to be followed with the eyes. */
const FINISHING_PAUSE = 120

/** What the page last had to say. */
export type News =
  | { kind: 'moved'; move: Move; deposited: number[] }
  | { kind: 'refused'; refusal: Mistake; card: number }
  | { kind: 'stuck'; card: number }
  | { kind: 'occupied'; card: number; by: number }
  | { kind: 'foundation' }
  | { kind: 'lifting' }
  | { kind: 'undone' }
  | { kind: 'hinted' }
  | { kind: 'answer'; outcome: Outcome }
  | { kind: 'none' }

/** A game being played: its record, what lies on the table, and the solver at its side. */
export class Play extends RecordSession<Played> {
  news = $state.raw<News>({ kind: 'none' })
  hint = $state.raw<Move>()
  /** Where cards were dropped. */
  wishes = $state.raw<readonly Wish[]>([])
  /** How often the solver helped. */
  helps = $state(0)
  seconds = $state(0)
  solution = $state.raw<SolutionView>()
  finishing = $state(false)
  readonly evaluation = new Evaluation()
  readonly search = new Search()
  readonly stopwatch: Stopwatch
  /** Called when the last card goes to the foundation before our eyes. */
  onwin = () => {}

  /** The clock stops with the first win, for good. */
  #over = false
  #gestures: Gestures

  constructor(opened: Played, helps: number, secondsBefore: number, gestures: Gestures) {
    super(opened)
    this.#gestures = gestures
    this.helps = helps
    this.seconds = secondsBefore
    this.stopwatch = new Stopwatch(secondsBefore)
    this.#over = opened.position.won
  }

  get link(): string {
    return fold(this.record)
  }

  get over(): boolean {
    return this.position.won
  }

  /** What an address must say so that runs are taken back as they were laid. */
  get runs(): string {
    return this.#gestures.toString()
  }

  get canUndo(): boolean {
    return this.position.moves > 0
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

  toggleEvaluation(): void {
    // A sign helps, however many of them are seen.
    this.helps += this.evaluation.on ? 0 : 1
    this.evaluation.toggle(this.record)
    this.onchange()
  }

  override leave(): void {
    super.leave()
    this.stop()
    this.evaluation.stop()
  }

  /** @param place where the cards were dropped, when it is one that the rules do not tell */
  play(wanted: Move, place?: Place): Promise<void> {
    return this.alone(async () => {
      this.search.stop()
      const answer = await rules.play(this.record, ...wanted)
      if ('mistake' in answer) {
        this.news = { kind: 'refused', refusal: answer.mistake, card: wanted[0] }
      } else {
        const before = this.position
        this.#gestures = this.#gestures.with(before.moves, answer.position.moves)
        if (place) {
          this.wishes = [...this.wishes, { place, card: wanted[0], record: answer.record }]
        }
        this.take(answer)
        this.news = { kind: 'moved', move: wanted, deposited: deposited(before, this.position) }
      }
    })
  }

  undo = () => this.#goBackOrForth(this.#gestures.before(this.position.moves))
  redo = () => this.#goBackOrForth(this.#gestures.after(this.position.moves))
  restart = () => this.#goBackOrForth(0)

  /** Shows the next move of a solution, if there is one. What is shown already is told again, and is no further help. */
  async askHint(): Promise<void> {
    if (this.hint) {
      this.news = { kind: 'hinted' }
    } else {
      const solution = await this.#solve()
      this.hint = solution?.moves[0]
    }
  }

  async showSolution(): Promise<void> {
    const solution = await this.#solve()
    if (solution) {
      this.solution = new SolutionView('solution', this.played, solution)
    }
  }

  /** Shows the game just played, from its first move. */
  async lookBack(): Promise<void> {
    const lines = this.record.split('\n').filter((line) => line.startsWith('move '))
    const opened = await rules.open(cut(this.played, 0))
    if (!('mistake' in opened)) {
      this.solution = new SolutionView('game', opened, { moves: lines.map(moveOf), lines })
    }
  }

  closeSolution(): void {
    this.solution = undefined
  }

  /** Takes over the game as the solution shows it. */
  playOnFromSolution(): void {
    if (this.solution) {
      this.take(this.solution.played)
      this.solution = undefined
      this.news = { kind: 'undone' }
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
    for (const next of solution.moves) {
      await new Promise((resolve) => setTimeout(resolve, FINISHING_PAUSE))
      if (!this.finishing || this.record !== record) {
        return
      }
      await this.play(next)
      record = this.record
    }
    this.finishing = false
  }

  async #solve(): Promise<Solution | undefined> {
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

  async #goBackOrForth(moves: number): Promise<void> {
    if (moves !== this.position.moves && moves >= 0 && moves <= this.longest.position.moves) {
      await this.alone(async () => {
        this.stop()
        await this.goTo(moves)
        this.news = { kind: 'undone' }
      })
    }
  }

  protected override reopen(record: string) {
    return rules.open(record)
  }

  protected override taken(): void {
    this.hint = undefined
    if (this.evaluation.on) {
      void this.evaluation.look(this.record)
    }
    this.tick()
  }

  protected override take(answer: Played): void {
    super.take(answer)
    if (answer.position.won) {
      this.onwin()
    }
  }
}

const WORDS: Record<string, number> = { V: EMPTY_COLUMN, T: REGISTER, F: FOUNDATION, L: LIFT }

/** The move that a line of a record tells. */
function moveOf(line: string): Move {
  const [, card = '', destination = ''] = line.split(' ')
  return card === 'R' ? REDEAL : [Number(card), WORDS[destination] ?? Number(destination)]
}

/** The cards that went to the foundation by themselves. */
function deposited(before: Position, after: Position): number[] {
  return after.foundation.flatMap((rank, suit) => {
    const former = before.foundation[suit]!
    return Array.from({ length: rank - former }, (_, above) => cardOf(former + above + 1, suit))
  })
}
