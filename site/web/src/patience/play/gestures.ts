/** Moves that hands made at once: from that many on, up to that many. */
type Gesture = readonly [from: number, to: number]

/** A run is noted card by card, but it is taken back, and laid again, as hands laid it. */
export class Gestures {
  readonly #runs: readonly Gesture[]

  constructor(runs: readonly Gesture[] = []) {
    this.#runs = runs
  }

  /** Reads what an address says of them, such as `1-4,9-11`. */
  static of(text: string): Gestures {
    return new Gestures([...text.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]))
  }

  toString(): string {
    return this.#runs.map((run) => run.join('-')).join()
  }

  /** After hands led from one number of moves to another; what was taken back before is of no use any more. */
  with(from: number, to: number): Gestures {
    const before = this.#runs.filter(([, end]) => end <= from)
    return new Gestures(to - from > 1 ? [...before, [from, to]] : before)
  }

  /** How many moves there are once the last thing done is taken back. */
  before(moves: number): number {
    return this.#runs.find(([from, to]) => from < moves && moves <= to)?.[0] ?? moves - 1
  }

  /** How many moves there are once the next thing is done again. */
  after(moves: number): number {
    return this.#runs.find(([from, to]) => from <= moves && moves < to)?.[1] ?? moves + 1
  }
}
