/** Counts the time that the game can be seen: it rests while the page is hidden. */
export class Stopwatch {
  #milliseconds: number
  #since: number | undefined = performance.now()

  constructor(secondsBefore: number) {
    this.#milliseconds = secondsBefore * 1000
  }

  /** Whole seconds. */
  get seconds(): number {
    return Math.round(this.#now() / 1000)
  }

  rest(): void {
    this.#milliseconds = this.#now()
    this.#since = undefined
  }

  goOn(): void {
    this.#since ??= performance.now()
  }

  #now(): number {
    return this.#milliseconds + (this.#since === undefined ? 0 : performance.now() - this.#since)
  }
}
