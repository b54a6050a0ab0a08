import type { Mistake } from 'compiled-rules/answers'
import { onDestroy, untrack } from 'svelte'
import { address } from './address.svelte'
import type { Query } from './route'

export interface Playing {
  /** What the address says of this game as it is now. */
  readonly link: string
  start?(): Promise<void>
  leave(): void
}

/** Why an address opens no game. */
export type Trouble = Omit<Mistake, 'code'>

export type Opening<Opened> = Promise<Opened | { trouble: Trouble }>

/**
 * The game that the address of a page tells. Its own actions rewrite the address; only a link that comes from elsewhere opens a
 * game, and the one before it is left.
 */
export class OpenGame<Opened extends Playing> {
  game = $state.raw<Opened>()
  trouble = $state.raw<Trouble>()
  readonly link: string | undefined
  readonly #open: (query: Query) => Opening<Opened>

  /** @param linkOf the part of an address that tells a game, undefined when there is none in it */
  constructor(linkOf: (query: Query) => string | undefined, open: (query: Query) => Opening<Opened>) {
    this.link = $derived(linkOf(address.route.query))
    this.#open = open
    $effect(() => this.#follow(this.link))
    onDestroy(() => this.#leave())
  }

  #follow(link: string | undefined): void {
    untrack(() => {
      if (link === this.game?.link) {
        return
      }
      this.#leave()
      this.trouble = undefined
      if (link !== undefined) {
        void this.#begin(link)
      }
    })
  }

  #leave(): void {
    this.game?.leave()
    this.game = undefined
  }

  async #begin(link: string): Promise<void> {
    const opened = await this.#open(address.route.query)
    if (link !== this.link) {
      return
    }
    if ('trouble' in opened) {
      this.trouble = opened.trouble
      return
    }
    this.game = opened
    await opened.start?.()
  }
}
