import { Session } from '../../shell/session.svelte'
import { rules, type Difference, type Head, type MatchEvent, type Progress } from '../rules'

/** A slice of computing after which the page should hear of the progress. */
const SLICE = 60
const MOST_TURNS_AT_ONCE = 50
const BETWEEN_NEWS = 500
/** The page draws its curve and its marks anew with every progress: oftener would keep keys waiting. */
const BETWEEN_TELLINGS = 250

/** A match that is computed or read half-turn by half-turn, while what is there already can be watched. */
export class Match extends Session {
  readonly head: Head
  turns = $state(0)
  over = $state(false)
  /** Both scores after each half-turn. */
  scores = $state.raw<number[][]>([[1, 1]])
  events = $state.raw<MatchEvent[]>([])
  difference = $state.raw<Difference>()
  loading = $state(false)
  /** The match so far, once nothing more comes by itself. */
  record = $state.raw<string>()

  /** What the page was not told yet, and when it was told last. */
  #coming: { scores: number[][]; events: MatchEvent[] } = { scores: [], events: [] }
  #told = -Infinity

  /** Asks for the record as it is now, when the match is still being played elsewhere. */
  readonly #news: (() => Promise<string>) | undefined

  constructor(head: Head, news?: () => Promise<string>) {
    super()
    this.head = head
    this.#news = news
  }

  /**
   * Goes on until the end, or until a person is to play. Tells what came last.
   *
   * @param first the first step, when it is not simply to go on
   */
  async load(first: () => Promise<Progress> = () => rules.advance(1)): Promise<Progress | undefined> {
    this.loading = true
    let progress: Progress | undefined
    let step = first
    let atOnce = 1
    while (!progress?.waits && !this.left) {
      const start = performance.now()
      progress = await step()
      this.#add(progress)
      const quick = performance.now() - start < SLICE
      atOnce = quick ? Math.min(MOST_TURNS_AT_ONCE, atOnce * 2) : Math.max(1, Math.floor(atOnce / 2))
      step = () => rules.advance(atOnce)
    }
    while (this.#news && !this.over && !this.left) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_NEWS))
      // A network that fails once may work the next time.
      const record = await this.#news().catch(() => undefined)
      // Whoever left may have opened another match, which the rules hold now.
      if (record !== undefined && !this.left) {
        const followed = await rules.follow(record, MOST_TURNS_AT_ONCE)
        if (!('mistake' in followed)) {
          this.#add(followed)
        }
      }
    }
    this.loading = false
    return progress
  }

  #add(progress: Progress): void {
    const { scores, events, difference, waits } = progress
    for (let at = 0; at < scores.length; at += 2) {
      this.#coming.scores.push(scores.slice(at, at + 2))
    }
    this.#coming.events.push(...events)
    this.difference ??= difference
    if (waits || performance.now() - this.#told >= BETWEEN_TELLINGS) {
      this.#tell(progress)
    }
  }

  /** Says to the page what came since it was told last. */
  #tell({ turns, over, record }: Progress): void {
    this.#told = performance.now()
    this.scores = [...this.scores, ...this.#coming.scores]
    this.events = [...this.events, ...this.#coming.events]
    this.#coming = { scores: [], events: [] }
    this.turns = turns
    this.over = over
    this.record = record
  }
}
