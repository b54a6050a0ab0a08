import type { Attachment } from 'svelte/attachments'

/** Where the keyboard plays: what takes the focus on the board, a control when there is no board, the game itself when there is neither. */
const PLACES = [
  '[data-game] [role=grid] [tabindex="0"]',
  '[data-game] [role=application]',
  '[data-game] [data-spot][tabindex="0"]',
  '[data-game] [tabindex="0"]',
  '[data-game]',
]

/** A ring around a card would look like a hint to whoever has only fingers; the first key shows that there is a keyboard. */
let keys = false
globalThis.addEventListener?.('keydown', () => (keys = true), { capture: true, once: true })
const onlyFingers = () => !keys && matchMedia('(hover: none)').matches

export function focusGame(): void {
  const place = (onlyFingers() ? PLACES.slice(-1) : PLACES)
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((found) => found !== null)
  place?.focus({ preventScroll: true })
}

/** Whether the keyboard is nowhere in particular. */
export const isFocusLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled, main, [data-game]')

/** Whatever had the focus may go away, or be of no use any more; then the focus goes to the board rather than to nowhere. */
export const keepsFocus: Attachment<HTMLElement> = (region) => {
  let last: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target as Element
  }
  const watch = new MutationObserver(() => {
    if (last && (!last.isConnected || last.matches(':disabled')) && isFocusLost()) {
      last = null
      focusGame()
    }
  })
  region.addEventListener('focusin', remember)
  watch.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    region.removeEventListener('focusin', remember)
    watch.disconnect()
  }
}
