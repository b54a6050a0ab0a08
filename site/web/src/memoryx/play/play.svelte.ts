import { SvelteMap } from 'svelte/reactivity'
import type { Sentence } from '../../rules/answers'
import { elapsed, type Elapsed } from '../../shell/elapsed'
import { botSeed, sizeOf } from '../record/recordText'
import * as rules from '../rules'
import { isBot, type Level, type Setup } from '../setup/setup'
import { Pause } from './pause'

/** How long a bot seems to think, at most, so that people can follow. */
const BOT_PAUSE = 0.7

export type Phase = 'preparing' | 'choosing' | 'thinking' | 'revealing' | 'over' | 'stopped'

/** A game being played: the record, what stands on the table, and whose move it is. */
export class Play {
  record = $state('')
  position = $state.raw() as rules.Position
  phase = $state<Phase>('preparing')
  /** Progress of the exact bot's tables, 0 to 1. */
  prepared = $state(0)
  /** The cards that are face up, by place. */
  readonly faces = new SvelteMap<number, number>()
  refusal = $state.raw<Sentence>()
  recollection = $state.raw<rules.Recollection>()
  seconds = $state(0)
  readonly pause = new Pause()
  /** The seat whose memory is shown in learning mode. */
  watched = $state(0)
  /** Called when a person's move or a bot's has changed the record. */
  onchange = () => {}
  /** Called once, when the last pair is taken before our eyes. */
  onfinish = () => {}

  readonly setup: Setup
  readonly #elapsed: Elapsed
  /** A card chosen by a person is being turned over. */
  #turning = false
  #left = false

  constructor(setup: Setup, record: string, position: rules.Position, secondsBefore: number) {
    this.setup = setup
    this.record = record
    this.position = position
    this.seconds = secondsBefore
    this.#elapsed = elapsed(secondsBefore)
    this.watched = Math.max(0, setup.seats.findIndex(isBot))
  }

  async start(): Promise<void> {
    this.#showUnfinishedTurn()
    await this.remember()
    if (this.setup.seats.includes('exact') && !(await this.#prepare())) {
      return
    }
    await this.#goOn()
  }

  /** Ends whatever is under way; the player has left the page. */
  leave(): void {
    this.#left = true
    this.pause.skip()
  }

  /** A person picks a card, or, while cards are being shown, has seen enough. */
  async choose(place: number): Promise<void> {
    if (this.phase === 'revealing') {
      this.pause.skip()
    } else if (this.phase === 'choosing' && !this.#turning) {
      this.#turning = true
      await this.#turnOver(place)
      this.#turning = false
      await this.#goOn()
    }
  }

  /** The bot whose memory is shown; without one, an attentive onlooker. */
  get watchedLevel(): Level {
    const seat = this.setup.seats[this.watched]
    return isBot(seat) ? seat : 'joker-aware'
  }

  async remember(): Promise<void> {
    if (this.setup.learning) {
      this.recollection = await rules.recollection(this.record, this.watchedLevel)
    }
  }

  #showUnfinishedTurn(): void {
    const { faceUp, faceUpCard } = this.position
    if (faceUp !== null && faceUpCard !== null) {
      this.faces.set(faceUp, faceUpCard)
    }
  }

  async #prepare(): Promise<boolean> {
    while (!this.#left && this.prepared < 1) {
      this.prepared = (await rules.prepare(sizeOf(this.record), this.position.players)).done
    }
    return !this.#left
  }

  /** Lets bots play until a person must choose or the game ends. */
  async #goOn(): Promise<void> {
    while (!this.#left) {
      this.phase = this.#nextPhase()
      const seat = this.setup.seats[this.position.player]
      if (this.phase !== 'thinking' || !isBot(seat)) {
        return
      }
      const { place } = await rules.botPlace(this.record, seat, botSeed(this.record, this.position.player))
      await this.pause.wait(Math.min(BOT_PAUSE, this.setup.delay))
      if (!this.#left) {
        await this.#turnOver(place)
      }
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

  async #turnOver(place: number): Promise<void> {
    const flipped = await rules.flip(this.record, place)
    if ('refusal' in flipped) {
      this.refusal = flipped.refusal
      return
    }
    const position = await rules.show(flipped.record)
    if (this.#left || 'error' in position) {
      return
    }
    this.refusal = undefined
    this.record = flipped.record
    this.position = position
    this.faces.set(place, flipped.card)
    await this.remember()
    if (flipped.event === null) {
      this.onchange()
      return
    }
    this.seconds = this.#elapsed()
    this.onchange()
    if (position.over) {
      this.onfinish()
    }
    this.phase = 'revealing'
    await this.pause.wait(this.setup.delay)
    this.faces.clear()
  }
}
