/** A pause that the player can cut short. */
export class Pause {
  #end: (() => void) | undefined

  wait(seconds: number): Promise<void> {
    if (seconds === 0) {
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), seconds * 1000)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  skip(): void {
    this.#end?.()
    this.#end = undefined
  }
}
