import { Refusal } from './api'

/** Something asked of the contest: under way, done, or refused with a reason. */
export class Trying {
  busy = $state(false)
  refusal = $state.raw<Refusal>()

  async run(ask: () => Promise<void>): Promise<void> {
    this.busy = true
    this.refusal = undefined
    try {
      await ask()
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.refusal = problem
    } finally {
      this.busy = false
    }
  }
}
