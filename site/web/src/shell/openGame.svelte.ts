import type { Mistake } from 'compiled-rules/answers'
import { onDestroy, untrack } from 'svelte'
import type { Game } from '../games'
import { address } from './address.svelte'
import { keptGames } from './keptGames.svelte'
import type { Query } from './route'

export interface Playing {
  /** What the address says of this game as it is now. */
  readonly link: string
  /** How many things were done in it: nothing is lost with a game in which there were none. */
  readonly progress: number
  readonly over: boolean
  /** What can be undone or redone and the link does not tell: this browser keeps it beside the link. */
  readonly beside?: string | undefined
  /** Takes up again what was kept beside the link, if it belongs to it. */
  takeUp?(beside: string): Promise<void>
  start?(): Promise<void>
  leave(): void
}

/** Why an address opens no game. */
export type Trouble = Omit<Mistake, 'code'>

export type Opening<Opened> = Promise<Opened | { trouble: Trouble }>

export interface Opener<Opened> {
  game: Game
  /** The part of an address that tells a game, undefined when there is none in it. */
  linkOf: (query: Query) => string | undefined
  open: (query: Query) => Opening<Opened>
  /** The address of a new game that can be won, for whoever comes without having chosen one. */
  fresh: () => Promise<Query | undefined>
}

/** How far each game has come that was open in this tab since it was loaded. */
const openHere = new Map<unknown, Query>()

/**
 * The game that the address of a page tells. Its own actions rewrite the address; only a link that comes from elsewhere opens a
 * game, and the one before it is left. An address that asks for nothing shows the game that was kept, or a new one; an address
 * of settings shows no game.
 */
export class OpenGame<Opened extends Playing> {
  game = $state.raw<Opened>()
  trouble = $state.raw<Trouble>()
  readonly name: Game
  readonly link: string | undefined
  /** Whether the address asks for settings rather than for a game. */
  readonly settings: boolean
  readonly #opener: Opener<Opened>
  #id = 0
  /** The game as this page kept it last. */
  #kept = ''

  constructor(opener: Opener<Opened>) {
    this.#opener = opener
    this.name = opener.game
    this.link = $derived(this.#here ? opener.linkOf(address.route.query) : undefined)
    this.settings = $derived(this.link === undefined && Object.keys(address.route.query).length > 0)
    $effect(() => this.#follow(this.link, this.settings))
    $effect(() => this.#keep())
    onDestroy(() => this.#leave())
  }

  get #here(): boolean {
    return address.route.page === `${this.name}/play`
  }

  #follow(link: string | undefined, settings: boolean): void {
    untrack(() => {
      if (!this.#here || (link !== undefined && link === this.game?.link)) {
        return
      }
      if (link === undefined && !settings) {
        void this.#arrive()
        return
      }
      this.#leave()
      this.trouble = undefined
      if (link !== undefined) {
        void this.#begin(link)
      }
    })
  }

  /** Keeps the game as it is now; called again whenever it changes. */
  #keep(): void {
    const { game, link } = this
    if (game && link === game.link) {
      const { progress, over, beside } = game
      const { query } = address.route
      untrack(() => {
        // What two tabs play from one game are two games.
        if (keptGames.wentOnElsewhere(this.name, this.#id, this.#kept)) {
          this.#id = Date.now()
        }
        keptGames.keep(this.name, { id: this.#id, link, query, progress, over, beside })
      })
      this.#kept = link
      openHere.set(this.#id, query)
      if (address.note !== this.#id) {
        address.note = this.#id
      }
    }
  }

  #leave(): void {
    this.game?.leave()
    this.game = undefined
  }

  async #arrive(): Promise<void> {
    const query = keptGames.latest(this.name)?.query ?? (await this.#opener.fresh())
    if (this.#here && this.link === undefined && !this.settings) {
      address.rewrite(query ?? { settings: '1' })
    }
  }

  /** Back leads to an address of a game that went on since, after another page or in another language: it is shown as it is now. */
  #wentOn(link: string): boolean {
    const now = openHere.get(address.note)
    if (now === undefined || this.#opener.linkOf(now) === link) {
      return false
    }
    address.rewrite(now)
    return true
  }

  async #begin(link: string): Promise<void> {
    if (this.#wentOn(link)) {
      return
    }
    const kept = keptGames.find(this.name, link)
    const opened = await this.#opener.open(address.route.query)
    if (!('trouble' in opened) && kept?.beside) {
      await opened.takeUp?.(kept.beside)
    }
    if (link !== this.link) {
      return
    }
    if ('trouble' in opened) {
      if (kept) {
        keptGames.forget(this.name, kept.id)
      }
      this.trouble = opened.trouble
      return
    }
    this.#id = kept?.id ?? Date.now()
    this.#kept = link
    this.game = opened
    await opened.start?.()
  }
}
