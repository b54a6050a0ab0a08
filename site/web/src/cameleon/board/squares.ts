import type { Cell, Colour, Position, Step } from '../rules'

/** A cell as it is drawn. */
export interface Square {
  cell: Cell
  colour: Colour | undefined
  /** Part of an acquired region: R′2 leaves it alone. */
  acquired: boolean
}

export const indexOf = (side: number, [line, column]: Cell) => (line - 1) * side + column - 1

export const cellAt = (side: number, index: number): Cell => [Math.floor(index / side) + 1, (index % side) + 1]

export function squareAt({ side, cells }: Pick<Position, 'side' | 'cells'>, index: number): Square {
  const letter = cells[index]!
  const upper = letter.toUpperCase()
  return {
    cell: cellAt(side, index),
    colour: upper === 'A' ? undefined : (upper as Colour),
    acquired: letter !== 'A' && letter === upper,
  }
}

/** Whether one of the steps coloured this cell. */
export function isChanged(steps: Step[], [line, column]: Cell): boolean {
  return steps.some(
    (step) =>
      line >= step.line && line < step.line + step.side && column >= step.column && column < step.column + step.side,
  )
}

/** How large the largest region is that starts at this line or column: 0 for none, 1 for 3 cells, 2 for 6, 3 for 12… */
export function border(at: number): number {
  if (at === 1 || (at - 1) % 3 !== 0) {
    return 0
  }
  let regions = (at - 1) / 3
  let size = 1
  while (regions % 2 === 0) {
    regions /= 2
    size++
  }
  return size
}

/** Where an arrow key leads from a cell, or undefined for any other key. */
export function walk(key: string, side: number, [line, column]: Cell): Cell | undefined {
  const within = (at: number) => Math.min(side, Math.max(1, at))
  switch (key) {
    case 'ArrowUp':
      return [within(line - 1), column]
    case 'ArrowDown':
      return [within(line + 1), column]
    case 'ArrowLeft':
      return [line, within(column - 1)]
    case 'ArrowRight':
      return [line, within(column + 1)]
    case 'Home':
      return [line, 1]
    case 'End':
      return [line, side]
    case 'PageUp':
      return [within(line - 6), column]
    case 'PageDown':
      return [within(line + 6), column]
    default:
      return undefined
  }
}

/** The lines or columns whose numbers stand at the edge of what is seen: all, or every second, fifth, tenth… where they would touch. */
export function numbered(from: number, seen: number, side: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => seen / step <= most) ?? 1000
  const first = Math.max(1, Math.ceil(from + 0.5))
  const all = Array.from({ length: Math.min(side, Math.floor(from + seen + 0.5)) - first + 1 }, (_, at) => first + at)
  return all.filter((at) => step === 1 || at === 1 || at % step === 0)
}

/** From 0 for the least gain shown to 1 for the greatest. */
export function warmth(heat: (number | null)[]): (gain: number) => number {
  let least = Infinity
  let most = -Infinity
  for (const gain of heat) {
    if (gain !== null) {
      least = Math.min(least, gain)
      most = Math.max(most, gain)
    }
  }
  return (gain) => (most > least ? (gain - least) / (most - least) : 1)
}
