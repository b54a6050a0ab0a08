import type { Place } from './paint'
import { columnOf, lineOf } from './scene'

/** A step is glided; whatever went further just is where it is. */
const FURTHEST = 2.2
const QUICKNESS = 1 / 45

/** Moves the places where characters are drawn towards their cells; says whether they are not there yet. */
export function glide(places: Place[], cells: readonly number[], milliseconds: number): boolean {
  const part = Math.min(1, milliseconds * QUICKNESS)
  let moving = false
  cells.forEach((cell, index) => {
    const column = columnOf(cell)
    const line = lineOf(cell)
    const place = (places[index] ??= { column, line })
    const distance = Math.abs(column - place.column) + Math.abs(line - place.line)
    if (distance < 0.02 || distance > FURTHEST || part === 1) {
      place.column = column
      place.line = line
    } else {
      place.column += (column - place.column) * part
      place.line += (line - place.line) * part
      moving = true
    }
  })
  return moving
}
