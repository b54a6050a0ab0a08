/** A finger that trembles does not drag. */
const STILL = 6

/** A card carried by the mouse or a finger, from the hand or from a spot of the row. */
export class Drag {
  /** The card that is carried, once it has left its place. */
  card = $state<number>()
  x = $state(0)
  y = $state(0)
  #pressed: { pointer: number; card: number; x: number; y: number; lift: () => void } | undefined
  #dropped = false

  /** @param lift called when the card leaves its place */
  press(event: PointerEvent, card: number, lift: () => void): void {
    this.#dropped = false
    // One finger carries; another one changes nothing.
    if (event.button === 0 && !this.#pressed) {
      this.#pressed = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, lift }
      ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    }
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed
    if (pressed?.pointer !== event.pointerId) {
      return
    }
    this.x = event.clientX
    this.y = event.clientY
    if (this.card === undefined && Math.hypot(this.x - pressed.x, this.y - pressed.y) > STILL) {
      this.card = pressed.card
      pressed.lift()
    }
  }

  /** The spot that the card was let go over; undefined when it was not carried, null over no spot. */
  drop(event: PointerEvent): number | null | undefined {
    const carried = this.card !== undefined && this.#pressed?.pointer === event.pointerId
    this.cancel(event)
    if (!carried) {
      return undefined
    }
    this.#dropped = true
    const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]')
    return spot ? Number(spot.dataset.spot) : null
  }

  cancel({ pointerId }: PointerEvent): void {
    if (this.#pressed?.pointer === pointerId) {
      this.#pressed = undefined
      this.card = undefined
    }
  }

  /** Whether a click is only the end of a drag; told once. No click follows a finger's drag, and one of a key (of detail 0) ends none. */
  endsWithClick({ detail }: MouseEvent): boolean {
    const ends = this.#dropped && detail > 0
    this.#dropped = false
    return ends
  }
}
