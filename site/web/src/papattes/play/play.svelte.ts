import { Session } from '../../shell/session.svelte'
import { moverOf, type Player, type Scene } from '../board/scene'
import {
  readChoices,
  readDraft,
  rules,
  type Action,
  type Choices,
  type Draft,
  type Head,
  type Offered,
  type PackedDone,
  type Progress,
} from '../rules'
import { gameLink, isOfTwo, type GameSetup } from '../setup/setup'
import { Match } from '../watch/match.svelte'
import { Projector } from '../watch/projector.svelte'
import { keepGame } from './keptGame'
import { pathTo } from './path'

/** Long enough to see a character walk. */
const STEP_MS = 70
/** One's own and the opponent's. */
const HALF_TURNS_OF_BOTH = 2

export type Phase =
  /** The rules or the opponent think. */
  | 'thinking'
  /** What the opponent did is shown. */
  | 'shown'
  | 'yours'
  | 'over'

/** A game of a person against a champion, or of two people who take turns at one screen. */
export class Play extends Session {
  readonly setup: GameSetup
  readonly match: Match
  readonly projector = new Projector()
  phase = $state<Phase>('thinking')
  draft = $state.raw<Draft>()
  /** The index of the person's character that is to act. */
  selected = $state<number>()
  choices = $state.raw<Choices>()
  /** Why the last action was refused, as the subject calls it. */
  refusal = $state<string>()
  /** The game so far. */
  record = $state.raw('')
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  #doings = Promise.resolve()
  /** The next half-turn of the person, as the rules told it. */
  #next: Draft | undefined

  constructor(setup: GameSetup, head: Head) {
    super()
    this.setup = setup
    this.match = new Match(head)
    this.projector.onend = () => void this.#yours()
  }

  get link(): string {
    return gameLink(this.setup)
  }

  get progress(): number {
    return this.match.turns
  }

  get over(): boolean {
    return this.phase === 'over'
  }

  /** The team of the person who plays. */
  get side(): Player {
    return isOfTwo(this.setup) ? moverOf(this.match.turns) : this.setup.side
  }

  get scene(): Scene | undefined {
    return this.phase === 'yours' ? this.draft?.scene : this.projector.scene
  }

  /** The person's characters, with their index among all. */
  get team() {
    return (this.scene?.characters ?? [])
      .map((character, index) => ({ ...character, index }))
      .filter(({ player }) => player === this.side)
  }

  async start(): Promise<void> {
    this.projector.go(-1)
    await this.#goOn()
  }

  override leave(): void {
    super.leave()
    this.match.leave()
    this.projector.leave()
  }

  /** A cell of the map: one's own character is selected, and the selected one walks. */
  choose = (cell: number) =>
    this.#doing(async () => {
      const own = this.team.find((character) => character.cell === cell)
      if (own) {
        await this.#select(own.index)
      } else if (this.choices?.reach.has(cell)) {
        await this.#walk(pathTo(this.choices.reach, cell))
      } else if (this.selected !== undefined) {
        this.refusal = 'DEPLACEMENT_INVALIDE'
      }
    })

  select = (index: number | undefined) => this.#doing(() => this.#select(index))

  selectNext = () =>
    this.#doing(() => {
      const next = this.team.find(({ index }) => this.selected !== undefined && index > this.selected)
      return this.#select((next ?? this.team[0])?.index)
    })

  offer = (action: Offered, target: number) => this.#doing(() => this.#act(action, target))

  ageNext = () => this.#doing(() => this.#act('age_suivant', -1))

  undo = () => this.#doing(() => this.#undo(1))
  undoAll = () => this.#doing(() => this.#undo(this.draft!.standing))

  end = () =>
    this.#doing(async () => {
      this.selected = undefined
      this.choices = undefined
      // The map stays as the person left it until there is something to show.
      this.projector.scene = this.draft!.scene
      await this.#goOn(() => rules.decide(HALF_TURNS_OF_BOTH))
    })

  skip(): void {
    if (this.phase === 'shown') {
      this.projector.go(this.projector.last)
      void this.#yours()
    }
  }

  /** One thing after the other, and only in one's own half-turn. */
  #doing(thing: () => Promise<void>): Promise<void> {
    this.#doings = this.#doings.then(async () => {
      if (this.phase === 'yours' && !this.left) {
        this.refusal = undefined
        await thing()
      }
    })
    return this.#doings
  }

  async #select(index: number | undefined): Promise<void> {
    this.selected = index
    if (index === undefined) {
      this.choices = undefined
    } else {
      this.#take(await rules.choices(index))
    }
  }

  async #walk(path: number[]): Promise<void> {
    const done = await rules.walk(this.selected!, path.join(' '))
    for (const draft of done.drafts.map(readDraft)) {
      this.draft = draft
      if (!this.#calm) {
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    }
    this.#take(done)
  }

  async #act(action: Action, target: number): Promise<void> {
    this.#take(await rules.act(action, this.selected ?? -1, target))
  }

  async #undo(times: number): Promise<void> {
    this.#take(await rules.undo(times, this.selected ?? -1))
  }

  /** Shows what came of something the person did. */
  #take({ drafts, answer, choices }: PackedDone): void {
    const last = drafts.at(-1)
    this.draft = last ? readDraft(last) : this.draft
    this.refusal = answer === 'OK' ? undefined : answer
    this.choices = choices && readChoices(choices)
  }

  /** Lets the opponent play, shows what it did, and hands over to the person. */
  async #goOn(first?: () => Promise<Progress>): Promise<void> {
    const from = this.match.turns
    this.phase = 'thinking'
    const progress = await this.match.load(first)
    if (this.left) {
      return
    }
    this.record = progress?.record ?? ''
    this.#next = progress?.draft && readDraft(progress.draft)
    keepGame({ setup: this.setup, record: this.record })
    const last = this.match.turns - 1
    this.projector.last = last
    const theirs = last >= 0 && !isOfTwo(this.setup) && last % 2 !== this.setup.side
    if (theirs && !this.#calm && last - from <= 1) {
      this.phase = 'shown'
      this.projector.play(last - 1)
    } else {
      this.projector.go(last)
      await this.#yours()
    }
  }

  async #yours(): Promise<void> {
    if (this.left) {
      return
    }
    if (this.match.over) {
      this.phase = 'over'
    } else {
      this.draft = this.#next
      this.phase = 'yours'
    }
  }
}
