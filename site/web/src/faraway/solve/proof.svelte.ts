import { rules, type ProofState } from '../rules'

/** Short enough that it stops at once when it is told to. */
const SLICE = 2000

/** The prover at work on the cards of one instance. */
export class Proof {
  readonly cards: string
  running = $state(false)
  state = $state.raw<ProofState>()
  milliseconds = $state(0)
  /** The bound that the proof began with. */
  firstBound = $state(0)
  #stopped = false
  /** The work under way, for which everybody waits who asked for it. */
  #work: Promise<void> | undefined

  constructor(cards: string) {
    this.cards = cards
  }

  get proved(): boolean {
    return this.state?.state === 'proved'
  }

  /** How much of the way from the first bound down to the best score is done, from 0 to 1. */
  get done(): number {
    if (!this.state || this.proved) {
      return this.proved ? 1 : 0
    }
    const { bound, score } = this.state
    return this.firstBound > score ? (this.firstBound - bound) / (this.firstBound - score) : 0
  }

  /** Works until the proof is done or it is told to stop; after a stop, goes on from there. */
  async run(): Promise<void> {
    this.#stopped = false
    if (!this.proved) {
      await (this.#work ??= this.#prove())
    }
  }

  async #prove(): Promise<void> {
    this.running = true
    const started = performance.now() - this.milliseconds
    try {
      if (!this.state) {
        await rules.prove(this.cards)
      }
      do {
        this.state = await rules.proveMore(SLICE)
        this.firstBound = Math.max(this.firstBound, this.state.bound)
        this.milliseconds = performance.now() - started
      } while (this.state.state === 'running' && !this.#stopped)
    } finally {
      this.running = false
      this.#work = undefined
    }
  }

  stop(): void {
    this.#stopped = true
  }
}
