import type { Sentence } from '../../rules/answers'
import * as moves from '../record/moves'
import { choice, COLOURS, gains, move, show, strongest, type Cell, type Colour, type Position, type Step } from '../rules'
import type { Opponent } from '../setup/setup'
import { Solver, type Verdict } from '../solve/solver.svelte'

/** Long enough to see what one's own move changed. */
const THINKING_PAUSE = 350
const SEEDS = 2 ** 31

/** What the page last had to say. */
export type News =
  /** The moves made since a person was last to choose. */
  | { kind: 'moved'; moves: Step[][] }
  | { kind: 'refused'; refusal: Sentence }
  | { kind: 'undone' }
  | { kind: 'hint'; cell: Cell }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'none' }

/** A game being played: its record, the board, the computer and the solver at its side. */
export class Play {
  history = $state.raw() as moves.History
  position = $state.raw() as Position
  news = $state.raw<News>({ kind: 'none' })
  hint = $state.raw<Cell>()
  thinking = $state(false)
  /** Whose gains are shown on the board. */
  heatFor = $state<Colour>()
  /** What each cell would gain them. */
  heat = $state.raw<(number | null)[]>()
  readonly opponent: Opponent
  /** The colours that people play. */
  readonly people: readonly Colour[]
  readonly solver = new Solver()
  /** Called when the record has changed. */
  onchange = () => {}
  #busy = false
  #left = false

  constructor(record: string, position: Position, opponent: Opponent, colour: Colour) {
    this.history = moves.begin(record)
    this.position = position
    this.opponent = opponent
    this.people = opponent === 'person' ? COLOURS : [colour]
  }

  get record(): string {
    return this.history.record
  }

  /** Lets the computer move if it is its turn. */
  async start(): Promise<void> {
    this.#busy = true
    await this.#answer([])
    this.#busy = false
  }

  /** Nothing more is to happen. */
  leave(): void {
    this.#left = true
    this.solver.stop()
  }

  async choose(cell: Cell): Promise<void> {
    if (this.#busy || this.position.over) {
      return
    }
    this.#busy = true
    this.solver.stop()
    const refusal = await this.#play(cell)
    if (refusal) {
      this.news = { kind: 'refused', refusal }
    } else {
      const made = [this.position.steps]
      this.news = { kind: 'moved', moves: made }
      await this.#answer(made)
    }
    this.#busy = false
  }

  undo = () => this.#goBackOrForth(moves.undo(this.history, this.people))
  redo = () => this.#goBackOrForth(moves.redo(this.history, this.people))

  /** What the strongest level would play. */
  async askHint(): Promise<void> {
    if (!this.#busy && !this.position.over) {
      this.#busy = true
      this.thinking = true
      const { cell } = await choice(this.record, strongest(this.position.variant), 0)
      this.thinking = false
      this.hint = cell
      this.news = { kind: 'hint', cell }
      this.#busy = false
    }
  }

  /** Who wins if both play perfectly from here. */
  async askVerdict(): Promise<void> {
    if (this.#busy || this.position.over || this.solver.running) {
      return
    }
    const { record } = this
    const verdict = await this.solver.run(record)
    if (this.record === record) {
      this.hint = verdict.kind === 'won' ? verdict.cell : undefined
      this.news = { kind: 'verdict', verdict }
    }
  }

  async showHeat(colour: Colour | undefined): Promise<void> {
    this.heatFor = colour
    await this.#warm()
  }

  async #play(cell: Cell): Promise<Sentence | undefined> {
    const answer = await move(this.record, cell)
    if ('refusal' in answer) {
      return answer.refusal
    }
    await this.#goTo(moves.play(this.history, answer.record))
    return undefined
  }

  async #answer(made: Step[][]): Promise<void> {
    const { opponent } = this
    if (opponent === 'person') {
      return
    }
    while (!this.position.over && !this.people.includes(this.position.mover)) {
      this.thinking = true
      const [{ cell }] = await Promise.all([
        choice(this.record, opponent, Math.floor(Math.random() * SEEDS)),
        new Promise((resolve) => setTimeout(resolve, THINKING_PAUSE)),
      ])
      this.thinking = false
      if (this.#left) {
        return
      }
      await this.#play(cell)
      made = [...made, this.position.steps]
      this.news = { kind: 'moved', moves: made }
    }
  }

  async #goBackOrForth(history: moves.History): Promise<void> {
    if (!this.#busy && history.record !== this.record) {
      this.#busy = true
      this.solver.stop()
      await this.#goTo(history)
      this.news = { kind: 'undone' }
      await this.#answer([])
      this.#busy = false
    }
  }

  async #goTo(history: moves.History): Promise<void> {
    const position = await show(history.record)
    if (!('error' in position)) {
      this.history = history
      this.position = position
      this.hint = undefined
      this.heat = undefined
      this.onchange()
      await this.#warm()
    }
  }

  async #warm(): Promise<void> {
    const { record, heatFor } = this
    const heat = heatFor && (await gains(record, heatFor)).gains
    if (this.record === record && this.heatFor === heatFor) {
      this.heat = heat
    }
  }
}
