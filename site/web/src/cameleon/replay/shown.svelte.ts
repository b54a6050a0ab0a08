import { Play } from '../play/play.svelte'
import type { Played } from '../rules'

/** A game that others played: one looks at its moves and makes none. */
export class Shown extends Play {
  constructor(opened: Played) {
    const { variant, side, first } = opened.position
    super(opened, { variant, side, first, seats: { R: 'random', B: 'random' } })
    this.paused = true
  }

  override choose(): Promise<void> {
    return Promise.resolve()
  }
}
