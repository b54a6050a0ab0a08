import { advance, followRecord, type Difference, type Head, type MatchEvent, type Progress } from '../rules'

/** A slice of computing after which the page should hear of the progress. */
const SLICE = 60
const MOST_TURNS_AT_ONCE = 50
const BETWEEN_NEWS = 500

/** A match that is computed or read half-turn by half-turn, while what is there already can be watched. */
export class Match {
  readonly head: Head
  turns = $state(0)
  over = $state(false)
  /** Both scores after each half-turn. */
  scores = $state.raw<number[][]>([[1, 1]])
  events = $state.raw<MatchEvent[]>([])
  difference = $state.raw<Difference>()
  loading = $state(false)
  #left = false

  /** Asks for the record as it is now, when the match is still being played elsewhere. */
  readonly #news: (() => Promise<string>) | undefined

  constructor(head: Head, news?: () => Promise<string>) {
    this.head = head
    this.#news = news
  }

  /** Goes on until the end, or until a person is to play. */
  async load(): Promise<void> {
    this.loading = true
    let waits = false
    let atOnce = 1
    while (!waits && !this.#left) {
      const start = performance.now()
      const progress = await advance(atOnce)
      this.#add(progress)
      waits = progress.waits
      const quick = performance.now() - start < SLICE
      atOnce = quick ? Math.min(MOST_TURNS_AT_ONCE, atOnce * 2) : Math.max(1, Math.floor(atOnce / 2))
    }
    while (this.#news && !this.over && !this.#left) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_NEWS))
      await followRecord(await this.#news())
      this.#add(await advance(MOST_TURNS_AT_ONCE))
    }
    this.loading = false
  }

  /** Nothing more is to happen. */
  leave(): void {
    this.#left = true
  }

  #add({ turns, over, scores, events, difference }: Progress): void {
    const pairs = Array.from({ length: scores.length / 2 }, (_, turn) => scores.slice(2 * turn, 2 * turn + 2))
    this.scores = [...this.scores, ...pairs]
    this.events = [...this.events, ...events]
    this.difference ??= difference
    this.turns = turns
    this.over = over
  }
}
