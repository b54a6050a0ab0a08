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
import type { Query } from '../../shell/route'
import { pack } from '../setup/packed'
import { isOfTwo, keptQuery, linkOf, type GameSetup } from '../setup/setup'
import { Match } from '../watch/match.svelte'
import { Projector } from '../watch/projector.svelte'
import { keepGame } from './keptGame'
import { formatDeeds, type Deed } from './draftText'
import { pathTo } from './path'

/** Long enough to see a character walk. */
const STEP_MS = 70
/** One's own and the opponent's. */
const HALF_TURNS_OF_BOTH = 2

/** Where a game goes on. */
export interface Past {
  deeds: readonly Deed[]
  finisher?: string | undefined
}

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
  /** What was just done that no character tells. */
  deed = $state<'aged' | 'undone'>()
  /** The game so far. */
  record = $state.raw('')
  /** The champion that plays on for the person. */
  finisher = $state<string>()
  /** The half-turn after which it did. */
  finishedFrom = $state<number>()
  /** What the address is to tell; of a game that is too long for it, where it is kept. */
  query = $state.raw() as Query
  /** Whether the address tells the moves. */
  linked = $state(true)
  /** Called when the game ends before our eyes. */
  onfinish = () => {}
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  #doings = Promise.resolve()
  /** The next half-turn of the person, as the rules told it. */
  #next: Draft | undefined
  readonly #past: Past
  #deeds: Deed[] = []
  /** The record as links have it. */
  #packed: { record: string; link: string | undefined } = { record: '', link: undefined }

  constructor(setup: GameSetup, head: Head, query: Query, past: Past = { deeds: [] }) {
    super()
    this.setup = setup
    this.query = query
    this.#past = past
    this.finisher = past.finisher
    this.match = new Match(head)
    this.projector.onend = () => void this.#yours()
  }

  get link(): string {
    return linkOf(this.query)!
  }

  get progress(): number {
    const decided = Math.max(0, this.match.turns - (isOfTwo(this.setup) ? 0 : this.setup.side))
    return decided + (this.phase === 'yours' ? (this.draft?.standing ?? 0) : 0)
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
    for (const { action, character, target } of this.#past.deeds) {
      await this.#doing(async () => {
        if (action === 'age_suivant' || this.team.some(({ index }) => index === character)) {
          this.selected = character < 0 ? undefined : character
          await this.#act(action, target)
        }
      })
    }
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

  /** A champion plays on, after what stands in the half-turn. */
  handOver = (champion: string) =>
    this.#doing(async () => {
      this.selected = undefined
      this.choices = undefined
      this.projector.scene = this.draft!.scene
      this.finisher = champion
      this.finishedFrom = this.match.turns - 1
      await this.#goOn(() => rules.handOver(champion, 1))
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
        this.deed = undefined
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
    const walked = path.slice(0, done.drafts.length)
    const steps = walked.map((target) => ({ action: 'se_deplacer' as const, character: this.selected!, target }))
    this.#deeds = [...this.#deeds, ...steps]
    void this.keep()
    for (const draft of done.drafts.map(readDraft)) {
      this.draft = draft
      if (!this.#calm) {
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    }
    this.#take(done)
  }

  async #act(action: Action, target: number): Promise<void> {
    const character = this.selected ?? -1
    const done = await rules.act(action, character, target)
    if (done.answer === 'OK') {
      this.#deeds = [...this.#deeds, { action, character, target }]
      void this.keep()
    }
    this.#take(done)
    this.deed = action === 'age_suivant' && done.answer === 'OK' ? 'aged' : undefined
  }

  async #undo(times: number): Promise<void> {
    this.#take(await rules.undo(times, this.selected ?? -1))
    this.#deeds = this.#deeds.slice(0, this.draft!.standing)
    this.deed = 'undone'
    void this.keep()
  }

  /** Keeps the game as it is in this browser, and says it to the address. */
  protected async keep(): Promise<void> {
    const { setup, record, finisher } = this
    const draft = formatDeeds(this.#deeds)
    if (this.#packed.record !== record) {
      this.#packed = { record, link: await pack(record) }
    }
    const { link } = this.#packed
    if (link === undefined) {
      keepGame({ setup, record, draft, finisher })
    }
    if (this.left || this.record !== record || formatDeeds(this.#deeds) !== draft) {
      return
    }
    this.linked = link !== undefined
    this.query =
      link === undefined
        ? keptQuery(setup)
        : { game: link, ...(draft === '' ? {} : { draft }), ...(finisher === undefined ? {} : { finisher }) }
    this.onchange()
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
    // What stood in the half-turn when the page was closed is about to be done again.
    const resumes = !first && this.#past.deeds.length > 0
    this.phase = 'thinking'
    const progress = await this.match.load(first)
    if (this.left) {
      return
    }
    this.record = progress?.record ?? ''
    this.#next = progress?.draft && readDraft(progress.draft)
    this.#deeds = []
    if (!resumes) {
      await this.keep()
    }
    // A game that is over when it is opened ended before.
    if (first && this.match.over) {
      this.onfinish()
    }
    const last = this.match.turns - 1
    this.projector.last = last
    const theirs = last >= 0 && !isOfTwo(this.setup) && last % 2 !== this.setup.side
    if (theirs && !resumes && !this.#calm && last - from <= 1) {
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
