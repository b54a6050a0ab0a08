import { cardAt, spotAt, topOf, type Layout, type Spot } from './layout'

/** A finger that trembles does not drag. */
const STILL = 6

/** Cards carried by the pointer. */
export class Drag {
  /** What is carried, the lowest card first; nothing when the card that was pressed cannot be lifted. */
  cards = $state.raw<number[]>([])
  dx = $state(0)
  dy = $state(0)
  /** True until the click that ends a drag has gone by. */
  justDropped = false
  #pressed: { card: number; cards: number[]; x: number; y: number } | undefined
  #moved = false

  /** @param inOrder how many cards on top of the spot may be lifted together */
  press(event: PointerEvent, layout: Layout, spot: Spot, inOrder: number, table: HTMLElement): void {
    this.justDropped = false
    const card =
      spot.kind === 'foundation' ? topOf(spot) : cardAt(layout, spot, event.clientY - table.getBoundingClientRect().top)
    if (event.button === 0 && card !== undefined) {
      const above = spot.cards.slice(spot.cards.indexOf(card))
      this.#pressed = { card, cards: above.length <= inOrder ? above : [], x: event.clientX, y: event.clientY }
      this.#moved = false
      ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    }
  }

  move(event: PointerEvent): void {
    if (!this.#pressed) {
      return
    }
    this.dx = event.clientX - this.#pressed.x
    this.dy = event.clientY - this.#pressed.y
    if (!this.#moved && Math.hypot(this.dx, this.dy) > STILL) {
      this.#moved = true
      this.cards = this.#pressed.cards
    }
  }

  /** Lets go; the card that was pressed and the spot under the pointer, if there are any. */
  drop(event: PointerEvent, layout: Layout, table: HTMLElement): { card: number; spot: Spot } | undefined {
    const card = this.#pressed?.card
    const moved = this.#moved
    this.cancel()
    if (card === undefined || !moved) {
      return undefined
    }
    this.justDropped = true
    const corner = table.getBoundingClientRect()
    const spot = spotAt(layout, event.clientX - corner.left, event.clientY - corner.top)
    return spot && { card, spot }
  }

  /** Puts the cards back where they lay; the click that ends the gesture then says nothing. */
  putBack(): void {
    if (this.#moved) {
      this.cancel()
      this.justDropped = true
    }
  }

  cancel(): void {
    this.#pressed = undefined
    this.#moved = false
    this.cards = []
  }
}
