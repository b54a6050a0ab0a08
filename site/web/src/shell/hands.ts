import { panned, zoomed, type Camera } from './camera'

/** A finger or the mouse, in parts of the view. */
interface Point {
  x: number
  y: number
}

const WHEEL_NOTCH = 1 / 400
/** A hand that moved less only pressed. */
const STILL = 6

/** What fingers, mouse and wheel do to the camera: one drags, two pinch. */
export class Hands {
  readonly #points = new Map<number, Point>()
  #start: Point | undefined
  #moved = false

  /** Whether what just ended was more than a press. */
  get dragged(): boolean {
    return this.#moved
  }

  /**
   * Lets the wheel zoom what is seen in an element, until the answer is called. Svelte listens to the wheel passively, and then the page
   * would scroll, too.
   */
  turnWheel(view: HTMLElement, camera: () => Camera, show: (next: Camera) => void): () => void {
    const wheel = (event: WheelEvent) => {
      const { x, y } = place(event)
      const now = camera()
      const next = zoomed(now, now.zoom * Math.exp(-event.deltaY * WHEEL_NOTCH), x, y)
      // What cannot grow or shrink lets the page scroll.
      if (next.zoom !== now.zoom) {
        event.preventDefault()
        show(next)
      }
    }
    view.addEventListener('wheel', wheel, { passive: false })
    return () => view.removeEventListener('wheel', wheel)
  }

  down(event: PointerEvent): void {
    if (this.#points.size === 0) {
      this.#moved = false
      this.#start = { x: event.clientX, y: event.clientY }
    }
    this.#points.set(event.pointerId, place(event))
  }

  /** The camera after a hand moved, or undefined when no hand is down. */
  move(camera: Camera, event: PointerEvent): Camera | undefined {
    const former = this.#points.get(event.pointerId)
    if (!former) {
      return undefined
    }
    const now = place(event)
    const start = this.#start!
    this.#moved ||= this.#points.size > 1 || Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL
    const other = [...this.#points].find(([id]) => id !== event.pointerId)?.[1]
    this.#points.set(event.pointerId, now)
    if (!this.#moved) {
      return undefined
    }
    // From here on it is a drag, wherever it goes.
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    if (!other) {
      return panned(camera, former.x - now.x, former.y - now.y)
    }
    const apart = (point: Point) => Math.max(0.01, Math.hypot(point.x - other.x, point.y - other.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const turned = zoomed(camera, (camera.zoom * apart(now)) / apart(former), middle.x, middle.y)
    return panned(turned, (former.x - now.x) / 2, (former.y - now.y) / 2)
  }

  up(event: PointerEvent): void {
    this.#points.delete(event.pointerId)
  }
}

function place(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
}
