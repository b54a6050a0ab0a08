import { cardAt, spotAt, type Layout, type Spot } from './layout'

/** A finger that trembles does not drag. */
const STILL = 6

/** A card carried by the pointer. */
export class Drag {
  card = $state<number>()
  dx = $state(0)
  dy = $state(0)
  /** True until the click that ends a drag has gone by. */
  justDropped = false
  #pressed: { card: number; x: number; y: number } | undefined

  press(event: PointerEvent, layout: Layout, spot: Spot, table: HTMLElement): void {
    this.justDropped = false
    const card = cardAt(layout, spot, event.clientY - table.getBoundingClientRect().top)
    if (event.button === 0 && spot.kind !== 'foundation' && card !== undefined) {
      this.#pressed = { card, x: event.clientX, y: event.clientY }
      ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    }
  }

  move(event: PointerEvent): void {
    if (!this.#pressed) {
      return
    }
    this.dx = event.clientX - this.#pressed.x
    this.dy = event.clientY - this.#pressed.y
    if (this.card === undefined && Math.hypot(this.dx, this.dy) > STILL) {
      this.card = this.#pressed.card
    }
  }

  /** Lets go; the card and the spot under the pointer, if there are any. */
  drop(event: PointerEvent, layout: Layout, table: HTMLElement): { card: number; spot: Spot } | undefined {
    const card = this.card
    this.cancel()
    if (card === undefined) {
      return undefined
    }
    this.justDropped = true
    const corner = table.getBoundingClientRect()
    const spot = spotAt(layout, event.clientX - corner.left, event.clientY - corner.top)
    return spot && { card, spot }
  }

  cancel(): void {
    this.#pressed = undefined
    this.card = undefined
  }
}
