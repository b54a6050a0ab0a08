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

  /** Rests or goes on, as the page is hidden or seen now. */
  follow = (): void => {
    if (document.hidden) {
      this.#milliseconds = this.#now()
      this.#since = undefined
    } else {
      this.#since ??= performance.now()
    }
  }

  #now(): number {
    return this.#milliseconds + (this.#since === undefined ? 0 : performance.now() - this.#since)
  }
}
