import { mount, unmount } from 'svelte'
import { CANVAS_FONT } from '../../shell/canvasFont'
import CardFace from './CardFace.svelte'
import { isRegion } from './deck'

/** The size of a card's drawing. */
export const CARD = { width: 100, height: 120 }
/** The corners of its ground; a sanctuary's is an arch. */
const REGION = 8
const SANCTUARY = [34, 34, 8, 8]

type Shape = SVGRectElement | SVGCircleElement | SVGPathElement | SVGTextElement
const SHAPES = 'rect, circle, path, text'

/** Paints a card's face as pages show it, with its corner at the origin of the brush, once and for all frames of a film. */
export function cardPicture(number: number, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = CARD.width * scale
  canvas.height = CARD.height * scale
  const ink = canvas.getContext('2d')!
  ink.scale(scale, scale)
  // In the page but out of sight: only there have shapes their styles and places.
  const place = document.createElement('div')
  place.inert = true
  place.style.cssText = `position: fixed; left: 0; top: 0; width: ${CARD.width}px; opacity: 0; forced-color-adjust: none`
  document.body.append(place)
  const face = mount(CardFace, { target: place, props: { number } })
  const whole = place.querySelector('svg')!.getScreenCTM()!.inverse()
  const base = ink.getTransform()
  const paint = (shape: Shape) => {
    const { a, b, c, d, e, f } = base.multiply(whole.multiply(shape.getScreenCTM()!))
    ink.setTransform(a, b, c, d, e, f)
    paintShape(ink, shape)
  }
  const shapes = [...place.querySelectorAll<Shape>(SHAPES)]
  const isGround = (shape: Shape) => shape.closest('[clip-path]') !== null
  ink.save()
  ink.beginPath()
  ink.roundRect(0, 0, CARD.width, CARD.height, isRegion(number) ? REGION : SANCTUARY)
  ink.clip()
  shapes.filter(isGround).forEach(paint)
  ink.restore()
  shapes.filter((shape) => !isGround(shape)).forEach(paint)
  void unmount(face)
  place.remove()
  return canvas
}

function paintShape(ink: CanvasRenderingContext2D, shape: Shape): void {
  const { display, fill, stroke, strokeWidth, opacity, fontSize, textAnchor, strokeLinecap } = getComputedStyle(shape)
  if (display === 'none') {
    return
  }
  ink.globalAlpha = Number(opacity)
  ink.fillStyle = fill
  ink.strokeStyle = stroke
  ink.lineWidth = parseFloat(strokeWidth)
  ink.lineCap = strokeLinecap as CanvasLineCap
  if (shape instanceof SVGTextElement) {
    ink.font = `700 ${fontSize} ${CANVAS_FONT}`
    ink.textAlign = textAnchor === 'middle' ? 'center' : 'left'
    const text = shape.textContent.trim()
    const x = Number(shape.getAttribute('x'))
    const y = Number(shape.getAttribute('y'))
    // The outline lies under the letter.
    if (stroke !== 'none') ink.strokeText(text, x, y)
    ink.fillText(text, x, y)
    return
  }
  const path = pathOf(shape)
  if (fill !== 'none') ink.fill(path)
  if (stroke !== 'none') ink.stroke(path)
}

function pathOf(shape: SVGRectElement | SVGCircleElement | SVGPathElement): Path2D {
  if (shape instanceof SVGPathElement) {
    return new Path2D(shape.getAttribute('d')!)
  }
  const path = new Path2D()
  if (shape instanceof SVGCircleElement) {
    path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI)
  } else {
    const { x, y, width, height, rx } = shape
    path.roundRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value, rx.baseVal.value)
  }
  return path
}
