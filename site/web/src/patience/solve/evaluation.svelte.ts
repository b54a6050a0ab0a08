import { evaluationRules } from '../rules'
import { Search } from './search.svelte'

/** Some seconds of thought; then it is not known. */
const MOST_KEPT = 400_000

export type Sign = 'looking' | 'winnable' | 'lost' | 'unknown'

/** Says of each position whether it can still be won. Off until somebody asks for it. */
export class Evaluation {
  on = $state(false)
  sign = $state<Sign>('looking')
  readonly #search: Search
  #wanted = ''
  #working = false

  constructor(search = new Search(evaluationRules, MOST_KEPT)) {
    this.#search = search
  }

  toggle(record: string): void {
    this.on = !this.on
    if (this.on) {
      void this.look(record)
    } else {
      this.stop()
    }
  }

  stop(): void {
    this.#wanted = ''
    this.#search.stop()
  }

  /** Looks at a position in place of the one before. */
  async look(record: string): Promise<void> {
    this.#wanted = record
    this.sign = 'looking'
    this.#search.stop()
    if (this.#working) {
      return
    }
    this.#working = true
    let answered: string | undefined
    while (this.#wanted !== '' && answered !== this.#wanted) {
      const looked = this.#wanted
      const { kind } = await this.#search.run(looked)
      // A search that was stopped says nothing, even of a position that is wanted again by now.
      answered = kind === 'stopped' ? undefined : looked
      if (answered === this.#wanted) {
        this.sign = kind === 'solved' ? 'winnable' : kind === 'lost' ? 'lost' : 'unknown'
      }
    }
    this.#working = false
  }
}
