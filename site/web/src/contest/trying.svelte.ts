import { Refusal } from './api'

/**
 * A change asked of the contest: under way, done, or refused with a reason. Nothing more is asked while it is under way; the button says so,
 * and keeps the focus.
 */
export class Trying {
  busy = $state(false)
  refusal = $state.raw<Refusal>()

  async run(ask: () => Promise<void>): Promise<void> {
    if (this.busy) {
      return
    }
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
