import { onDestroy, untrack } from 'svelte'
import type { Mistake } from '../rules/answers'
import { address } from './address.svelte'
import { fold, unfold } from './recordLink'

interface Game {
  readonly record: string
  start?(): Promise<void>
  /** Nothing more is to happen. */
  leave(): void
}

/**
 * The game whose record is in the address of a page. Its own moves rewrite the address; only a link that comes from elsewhere
 * opens a game, and the one before it is left.
 */
export class LinkedGame<Position extends object, Opened extends Game> {
  game = $state.raw<Opened>()
  mistake = $state.raw<Mistake>()
  readonly link = $derived(address.route.query.game)
  readonly #show: (record: string) => Promise<Position | { error: Mistake }>
  readonly #begin: (record: string, position: Position) => Opened
  readonly #toLink: (record: string) => string

  constructor(
    show: (record: string) => Promise<Position | { error: Mistake }>,
    begin: (record: string, position: Position) => Opened,
    toLink = fold,
  ) {
    this.#show = show
    this.#begin = begin
    this.#toLink = toLink
    $effect(() => this.#follow(this.link))
    onDestroy(() => this.#leave())
  }

  #follow(link: string | undefined): void {
    untrack(() => {
      if (link === (this.game && this.#toLink(this.game.record))) {
        return
      }
      this.#leave()
      this.mistake = undefined
      if (link !== undefined) {
        void this.#open(link)
      }
    })
  }

  #leave(): void {
    this.game?.leave()
    this.game = undefined
  }

  async #open(link: string): Promise<void> {
    const record = unfold(link)
    const answer = await this.#show(record)
    if (link !== address.route.query.game) {
      return
    }
    if ('error' in answer) {
      this.mistake = answer.error
      return
    }
    this.game = this.#begin(record, answer)
    await this.game.start?.()
  }
}
