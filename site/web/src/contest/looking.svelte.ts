import { Refusal } from './api'

/** What is read of the contest, again and again: of several answers under way only that of the last question is shown. */
export class Looking {
  refusal = $state.raw<Refusal>()
  #asked = 0

  async run<Answer>(ask: () => Promise<Answer>, show: (answer: Answer) => void): Promise<void> {
    const number = ++this.#asked
    try {
      const answer = await ask()
      if (number === this.#asked) {
        this.refusal = undefined
        show(answer)
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (number === this.#asked) this.refusal = problem
    }
  }
}
