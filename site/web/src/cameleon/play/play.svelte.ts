import { fold } from '../../shell/recordLink'
import { RecordSession } from '../../shell/session.svelte'
import { rules, type Cell, type Colour, type Mistake, type Played, type Step } from '../rules'
import { peopleOf, strongest, type Setup } from '../setup/setup'
import { framesOf, type Frame } from './frames'
import { Solver, type Verdict } from '../solve/solver.svelte'

/** Long enough to see what one's own move changed. */
const THINKING_PAUSE = 350
/** Between two programs nobody chooses: a longer look at each move. */
const WATCHING_PAUSE = 700
/** One rule at work, long enough to be seen. */
const FRAME_PAUSE = 300
/** All rules of one move together. */
const MOST_FRAMES_PAUSE = 1500
const SEEDS = 2 ** 31

/** What the page last had to say. */
export type News =
  /** The moves made since a person was last to choose. */
  | { kind: 'moved'; moves: Step[][] }
  | { kind: 'refused'; refusal: Mistake }
  | { kind: 'undone' }
  | { kind: 'hint'; cell: Cell }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'none' }

/** A game being played: its record, the board, the computer and the solver at its side. */
export class Play extends RecordSession<Played> {
  news = $state.raw<News>({ kind: 'none' })
  hint = $state.raw<Cell>()
  thinking = $state(false)
  /** Whose gains are shown on the board. */
  heatFor = $state<Colour>()
  /** What the board shows while the rules of a move are at work one after the other. */
  frame = $state.raw<Frame>()
  /** Two programs at play stop when they are told to. */
  paused = $state(false)
  /** Called once, when the last cell is played before our eyes. */
  onfinish = () => {}
  /** How often the solver or a bot advised. */
  helps: number
  readonly setup: Setup
  /** The colours that people play. */
  readonly people: readonly Colour[]
  readonly solver = new Solver()
  /** Counts what is shown, so that what is out of date stops. */
  #showing = 0
  /** Whoever takes the last moves back, or comes back to the end, does not end a second game. */
  #finished: boolean
  #shown = Promise.resolve()
  /** The move that is being made, with the computer's answer. */
  #doing = Promise.resolve()
  /** Whether that answer is not wanted any more. */
  #recalled = false
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  constructor(opened: Played, setup: Setup, helps = 0) {
    super(opened)
    this.setup = setup
    this.helps = helps
    this.people = peopleOf(setup)
    this.#finished = opened.position.over
  }

  /** The cells as the board shows them now. */
  get cells(): string {
    return this.frame?.cells ?? this.position.cells
  }

  /** What changed last, as the board shows it now. */
  get steps(): Step[] {
    return this.frame?.steps ?? this.position.steps
  }

  /** Whether one only looks on. */
  get watched(): boolean {
    return this.people.length === 0
  }

  get link(): string {
    return fold(this.record)
  }

  get over(): boolean {
    return this.position.over
  }

  /** Whether the end is to be told: not while its last changes are shown. */
  get ended(): boolean {
    return this.position.over && !this.frame
  }

  /** What each cell would gain whom the heat is for. */
  get heat(): (number | null)[] | undefined {
    return this.heatFor && this.played.gains
  }

  /** Where only the computer has moved, there is nothing yet for a person to come back to. */
  override get progress(): number {
    return this.watched || this.canUndo ? this.played.actions : 0
  }

  get canUndo(): boolean {
    return lastMoveOf(this.position.movers, this.people) >= 0
  }

  /** Lets the computer move if it is its turn. */
  start(): Promise<void> {
    return (this.#doing = this.alone(() => this.#answer([])))
  }

  override leave(): void {
    super.leave()
    this.solver.stop()
  }

  async choose([line, column]: Cell): Promise<void> {
    if (this.busy || this.position.over || !this.people.includes(this.position.mover)) {
      return
    }
    await (this.#doing = this.alone(async () => {
      this.solver.stop()
      const answer = await rules.play(this.record, line, column, this.#gainsOf)
      if ('mistake' in answer) {
        this.news = { kind: 'refused', refusal: answer.mistake }
        return
      }
      const made = [answer.position.steps]
      this.news = { kind: 'moved', moves: made }
      this.#show(answer)
      await this.#answer(made)
    }))
  }

  /** Back to before the last move of a person; the computer's answer goes with it, or is not waited for. */
  undo = async () => {
    this.#recalled = true
    this.#showing++
    this.frame = undefined
    await this.#doing
    this.#recalled = false
    await this.#goBackOrForth(lastMoveOf(this.position.movers, this.people))
  }

  /** Forward to where a person is to move again, or to the end. */
  redo = () => this.#goBackOrForth(nextMoveOf(this.longest.position.movers, this.people, this.position.moves + 1))

  /** What the strongest level would play. */
  async askHint(): Promise<void> {
    if (this.position.over) {
      return
    }
    await this.alone(async () => {
      this.thinking = true
      const { cell } = await rules.choice(this.record, strongest(this.position.variant), 0)
      this.thinking = false
      this.hint = cell
      this.news = { kind: 'hint', cell }
      this.#helped()
    })
  }

  /** Who wins if both play perfectly from here. */
  async askVerdict(): Promise<void> {
    if (this.busy || this.position.over || this.solver.running) {
      return
    }
    const { record } = this
    const verdict = await this.solver.run(record)
    if (this.record !== record) {
      return
    }
    this.news = { kind: 'verdict', verdict }
    if (verdict.kind === 'won') {
      this.hint = verdict.cell
      this.#helped()
    }
  }

  /** Lets two programs go on, or stops them. */
  async toggle(): Promise<void> {
    this.paused = !this.paused
    if (!this.paused) {
      await this.alone(() => this.#answer([]))
    }
  }

  async showHeat(colour: Colour | undefined): Promise<void> {
    this.heatFor = colour
    const { record } = this
    const answer = await this.reopen(record)
    if (!('mistake' in answer) && this.record === record && this.heatFor === colour) {
      this.played = answer
    }
  }

  /** The address counts it, so that whoever comes back to the game has been helped, too. */
  #helped(): void {
    this.helps++
    this.onchange()
  }

  get #gainsOf(): Colour | '' {
    return this.heatFor ?? ''
  }

  protected override reopen(record: string) {
    return rules.open(record, this.#gainsOf)
  }

  protected override taken(): void {
    this.#showing++
    this.frame = undefined
    this.hint = undefined
  }

  async #answer(made: Step[][]): Promise<void> {
    while (!this.position.over && !this.paused) {
      const seat = this.setup.seats[this.position.mover]
      if (seat === 'person') {
        return
      }
      await this.#shown
      this.thinking = true
      const { heatFor } = this
      const [answer] = await Promise.all([
        rules.computerPlays(this.record, seat, Math.floor(Math.random() * SEEDS), this.#gainsOf),
        new Promise((resolve) => setTimeout(resolve, this.watched ? WATCHING_PAUSE : THINKING_PAUSE)),
      ])
      this.thinking = false
      if (this.left || this.#recalled || 'mistake' in answer) {
        return
      }
      if (this.watched && this.paused) {
        return
      }
      made = this.watched ? [answer.position.steps] : [...made, answer.position.steps]
      this.news = { kind: 'moved', moves: made }
      this.#show(answer)
      if (this.heatFor !== heatFor) {
        await this.showHeat(this.heatFor)
      }
    }
  }

  /** Takes a move over, and shows what its rules change one after the other. */
  #show(answer: Played): void {
    const frames = this.#calm ? [] : framesOf(this.position.cells, answer.position)
    this.take(answer)
    if (answer.position.over && !this.#finished) {
      this.#finished = true
      this.onfinish()
    }
    this.#shown = this.#unfold(frames, ++this.#showing)
  }

  /** Whoever acts in the meantime has seen enough. */
  async #unfold(frames: Frame[], showing: number): Promise<void> {
    const pause = Math.min(FRAME_PAUSE, MOST_FRAMES_PAUSE / frames.length)
    for (const frame of frames) {
      this.frame = frame
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (showing !== this.#showing) {
        return
      }
    }
    this.frame = undefined
  }

  async #goBackOrForth(moves: number): Promise<void> {
    if (moves >= 0 && moves !== this.position.moves) {
      await this.alone(async () => {
        this.solver.stop()
        await this.goTo(moves)
        this.news = { kind: 'undone' }
        await this.#answer([])
      })
    }
  }
}

/** The number of the last move of one of these people, counted from 0; -1 when they made none. */
export function lastMoveOf(movers: string, people: readonly Colour[]): number {
  return [...movers].findLastIndex((mover) => people.includes(mover as Colour))
}

/** The number of the first move of one of these people from some move on; the number of all moves when there is none. */
export function nextMoveOf(movers: string, people: readonly Colour[], from: number): number {
  const found = [...movers].findIndex((mover, move) => move >= from && people.includes(mover as Colour))
  return found < 0 ? movers.length : found
}
