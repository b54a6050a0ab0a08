import type { Position, Step } from '../rules'

/** A moment between two positions: the cells, and what the rule at work just changed. */
export interface Frame {
  cells: string
  steps: Step[]
}

/**
 * The moments of a move, in the order in which its rules act: the cell played, its neighbours together, then each region. The last
 * one is the position itself, which is not among them; a move that changed one cell alone has none.
 */
export function framesOf(before: string, { side, steps }: Pick<Position, 'side' | 'steps'>): Frame[] {
  const [played, ...rest] = steps
  if (!played || rest.length === 0 || before.length !== side * side) {
    return []
  }
  const neighbours = rest.filter((step) => step.side === 1)
  const regions = rest.filter((step) => step.side > 1).map((step) => [step])
  const frames: Frame[] = []
  let cells = before
  for (const group of [[played], ...(neighbours.length > 0 ? [neighbours] : []), ...regions]) {
    cells = group.reduce((shown, step) => painted(shown, side, step), cells)
    frames.push({ cells, steps: group })
  }
  return frames
}

function painted(cells: string, side: number, step: Step): string {
  // A region is acquired as a whole, and the board writes what is acquired with capital letters.
  const letter = step.side > 1 ? step.colour : step.colour.toLowerCase()
  const shown = [...cells]
  for (let line = step.line; line < step.line + step.side; line++) {
    shown.fill(letter, (line - 1) * side + step.column - 1, (line - 1) * side + step.column - 1 + step.side)
  }
  return shown.join('')
}
