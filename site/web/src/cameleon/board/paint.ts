import type { Position } from '../rules'
import { seen, wholeOf, type Camera } from '../../shell/camera'
import { border, warmth } from './squares'

/** What is drawn on a board too large for elements. */
export interface Painting {
  position: Position
  heat: (number | null)[] | undefined
  /** Cells by their index. */
  hint: number | undefined
  cursor: number | undefined
  /** Without it, the whole board is seen. */
  camera?: Camera
}

/** Marks in smaller cells would be specks. */
const LEAST_MARKED = 8

/** Draws what is seen of the board into a square of the given side in pixels; takes time for the cells that are seen alone. */
export function paint(canvas: HTMLCanvasElement, pixels: number, painting: Painting): void {
  const { position, heat, hint, cursor } = painting
  const { side } = position
  const camera = painting.camera ?? wholeOf(side, 1)
  if (canvas.width !== pixels) {
    canvas.width = pixels
    canvas.height = pixels
  }
  const ink = canvas.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--cell-${name}`)
  const size = pixels / seen(camera)
  const across = (column: number) => Math.round((column - camera.column) * size)
  const down = (line: number) => Math.round((line - camera.line) * size)
  const firstColumn = Math.floor(camera.column)
  const firstLine = Math.floor(camera.line)
  const endColumn = Math.min(side, Math.ceil(camera.column + seen(camera)))
  const endLine = Math.min(side, Math.ceil(camera.line + seen(camera)))
  const warm = heat && warmth(heat)
  ink.fillStyle = colour('white')
  ink.fillRect(0, 0, pixels, pixels)
  const fills = {
    r: colour('red'),
    b: colour('blue'),
    R: colour('red-acquired'),
    B: colour('blue-acquired'),
    heat: colour('heat'),
  }
  const inks = { r: '#a63d2f', b: '#1d4380', R: '#ffe9e2', B: '#d5e4fb' }
  for (let line = firstLine; line < endLine; line++) {
    for (let column = firstColumn; column < endColumn; column++) {
      paintCell(line, column)
    }
  }
  rule(ink, camera, size, pixels, colour('edge'))
  position.steps.forEach((step) => {
    frame(ink, '#f4c95d', across(step.column - 1), down(step.line - 1), Math.round(step.side * size), size)
  })
  if (hint !== undefined) {
    frame(ink, '#1c7c4a', across(hint % side), down(Math.floor(hint / side)), size, size)
  }
  if (cursor !== undefined) {
    const x = across(cursor % side)
    const y = down(Math.floor(cursor / side))
    frame(ink, '#fff', x - 2, y - 2, size + 4, size)
    frame(ink, '#123c8c', x, y, size, size)
  }

  function paintCell(line: number, column: number): void {
    const index = line * side + column
    const x = across(column)
    const y = down(line)
    const width = across(column + 1) - x
    const height = down(line + 1) - y
    const letter = position.cells[index] as 'A' | 'r' | 'b' | 'R' | 'B'
    const gain = heat?.[index] ?? null
    if (letter === 'A') {
      if (gain !== null && warm) {
        ink.globalAlpha = 0.12 + 0.88 * warm(gain)
        ink.fillStyle = fills.heat
        ink.fillRect(x, y, width, height)
        ink.globalAlpha = 1
      }
      return
    }
    ink.fillStyle = fills[letter]
    ink.fillRect(x, y, width, height)
    if (size >= LEAST_MARKED) {
      ink.fillStyle = inks[letter]
      mark(ink, letter.toUpperCase() === 'R', x + width / 2, y + height / 2, size * 0.22)
    }
  }
}

/** A disc for red, a square on its corner for blue. */
function mark(ink: CanvasRenderingContext2D, red: boolean, x: number, y: number, radius: number): void {
  ink.beginPath()
  if (red) {
    ink.arc(x, y, radius, 0, 2 * Math.PI)
  } else {
    ink.moveTo(x, y - radius * 1.2)
    ink.lineTo(x + radius * 1.2, y)
    ink.lineTo(x, y + radius * 1.2)
    ink.lineTo(x - radius * 1.2, y)
  }
  ink.fill()
}

/** The borders of regions, broader the larger they are; single cells have one only where there is room. */
function rule(ink: CanvasRenderingContext2D, camera: Camera, size: number, pixels: number, colour: string): void {
  ink.fillStyle = colour
  for (let at = 2; at <= camera.side; at++) {
    const region = border(at)
    const width = region === 0 ? (size >= 8 ? 0.5 : 0) : Math.min(size / 3, 0.6 + 0.6 * region)
    ink.fillRect((at - 1 - camera.column) * size - width / 2, 0, width, pixels)
    ink.fillRect(0, (at - 1 - camera.line) * size - width / 2, pixels, width)
  }
}

function frame(
  ink: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  length: number,
  size: number,
): void {
  const width = Math.max(2, size * 0.14)
  ink.strokeStyle = colour
  ink.lineWidth = width
  ink.strokeRect(x + width / 2, y + width / 2, Math.max(length - width, 1), Math.max(length - width, 1))
}
