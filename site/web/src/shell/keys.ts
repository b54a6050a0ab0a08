/** Where the keys of a game act: its board and its controls. */
const GAME = '[data-game]'
const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea'

/**
 * Does what a key means in a game. Keys act only while the focus is in the game, and never while somebody writes: elsewhere a
 * letter may be a word said to the machine.
 */
export function pressed(event: KeyboardEvent, keys: Record<string, () => unknown>): void {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) {
    return
  }
  if (target.closest(GAME) && !target.matches(WRITING)) {
    void keys[event.key]?.()
  }
}
