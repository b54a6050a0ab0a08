import { SvelteMap } from 'svelte/reactivity'
import { RecordSession } from '../../shell/session.svelte'
import { Stopwatch } from '../../shell/stopwatch'
import { sizeOf, toLink } from '../record/recordText'
import { rules, type Failed, type Mistake, type Played, type PlayedTurn } from '../rules'
import { isBot, type Level, type Setup } from '../setup/setup'
import { Pause } from './pause'

/** How long a bot seems to think, at most, so that people can follow. */
const BOT_PAUSE = 0.7

export type Phase = 'preparing' | 'choosing' | 'thinking' | 'revealing' | 'over' | 'stopped'

/** The bot whose memory a table shows; nothing unless one learns there. */
export function memoryOf(setup: Setup, watched: number): Level | '' {
  return setup.learning ? watchedLevel(setup, watched) : ''
}

/** The level of a bot; of a person, an attentive onlooker's. */
function watchedLevel(setup: Setup, watched: number): Level {
  const seat = setup.seats[watched]
  return isBot(seat) ? seat : 'joker-aware'
}

export const firstBot = (setup: Setup) => Math.max(0, setup.seats.findIndex(isBot))

/** A game being played: the record, what stands on the table, and whose move it is. */
export class Play extends RecordSession<Played> {
  phase = $state<Phase>('preparing')
  /** Progress of the exact bot's tables, 0 to 1. */
  prepared = $state(0)
  /** The cards that are face up, by place. */
  readonly faces = new SvelteMap<number, number>()
  turns = $state.raw<readonly PlayedTurn[]>([])
  refusal = $state.raw<Mistake>()
  seconds = $state(0)
  readonly pause = new Pause()
  /** The seat whose memory is shown in learning mode. */
  watched = $state(0)
  /** Called once, when the last pair is taken before our eyes. */
  onfinish = () => {}

  readonly setup: Setup
  readonly stopwatch: Stopwatch

  constructor(setup: Setup, opened: Played, secondsBefore: number) {
    super(opened)
    this.setup = setup
    this.turns = opened.turns ?? []
    this.seconds = secondsBefore
    this.stopwatch = new Stopwatch(secondsBefore)
    this.watched = firstBot(setup)
  }

  get link(): string {
    return toLink(this.record)
  }

  get over(): boolean {
    return this.position.over || this.phase === 'stopped'
  }

  get recollection() {
    return this.played.memory
  }

  async start(): Promise<void> {
    const { faceUp, faceUpCard } = this.position
    if (faceUp !== null && faceUpCard !== null) {
      this.faces.set(faceUp, faceUpCard)
    }
    if (this.setup.seats.includes('exact') && !(await this.#prepare())) {
      return
    }
    await this.#goOn()
  }

  override leave(): void {
    super.leave()
    this.pause.skip()
  }

  /** A person picks a card, or, while cards are being shown, has seen enough. */
  async choose(place: number): Promise<void> {
    if (this.phase === 'revealing') {
      this.pause.skip()
    } else if (this.phase === 'choosing' && !this.busy) {
      await this.alone(async () => this.#show(await rules.turnOver(this.record, place, this.#memoryOf)))
      await this.#goOn()
    }
  }

  /** Shows the memory of the bot that is watched now. */
  async remember(): Promise<void> {
    const answer = await this.reopen(this.record)
    if (!('mistake' in answer) && answer.record === this.record) {
      this.played = answer
    }
  }

  protected override reopen(record: string): Promise<Played | Failed> {
    return rules.open(record, this.#memoryOf)
  }

  get #memoryOf(): Level | '' {
    return memoryOf(this.setup, this.watched)
  }

  async #prepare(): Promise<boolean> {
    while (!this.left && this.prepared < 1) {
      this.prepared = (await rules.prepare(sizeOf(this.record), this.position.players)).done
    }
    return !this.left
  }

  /** Lets bots play until a person must choose or the game ends. */
  async #goOn(): Promise<void> {
    while (!this.left) {
      this.phase = this.#nextPhase()
      const { player } = this.position
      const seat = this.setup.seats[player]
      if (this.phase !== 'thinking' || !isBot(seat)) {
        return
      }
      const answer = await rules.botTurnsOver(this.record, seat, player, this.#memoryOf)
      await this.pause.wait(Math.min(BOT_PAUSE, this.setup.delay))
      await this.#show(answer)
    }
  }

  #nextPhase(): Phase {
    if (this.position.over) {
      return 'over'
    }
    if (!isBot(this.setup.seats[this.position.player])) {
      return 'choosing'
    }
    const botsOnly = this.setup.seats.every(isBot)
    return botsOnly && this.position.goesInCircles ? 'stopped' : 'thinking'
  }

  /** Shows a card that was turned over. */
  async #show(answer: Played | Failed): Promise<void> {
    if (this.left) {
      return
    }
    if ('mistake' in answer) {
      this.refusal = answer.mistake
      return
    }
    const { place, card, event } = answer.turned!
    const { last, over } = answer.position
    this.refusal = undefined
    this.faces.set(place, card)
    if (event !== null && last) {
      this.turns = [...this.turns, last]
      this.seconds = this.stopwatch.seconds
    }
    this.take(answer)
    if (event === null) {
      return
    }
    if (over) {
      this.onfinish()
    }
    this.phase = 'revealing'
    await this.pause.wait(this.setup.delay)
    this.faces.clear()
  }
}
