import type { Snippet } from 'svelte'

/** What a page lends to the top of the screen. */
class Screen {
  /** The buttons of a game that is being played. */
  bar = $state.raw<Snippet>()
  /** Whether the rules lie beside the board. */
  rules = $state(false)
}

export const screen = new Screen()
