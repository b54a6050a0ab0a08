/** A place that the keyboard can reach: one of the registers, or one of the columns after them. */
export interface Ground {
  registers: number
  columns: number
  perRow: number
}

/** Where an arrow key leads from a place; undefined for any other key. */
export function walk(key: string, from: number, { registers, columns, perRow }: Ground): number | undefined {
  const column = from - registers
  const last = registers + columns - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      if (column < 0) return Math.min(last, registers + from)
      return column + perRow < columns ? from + perRow : from
    case 'ArrowUp':
      if (column < 0) return from
      if (column >= perRow) return from - perRow
      return registers === 0 ? from : Math.min(column, registers - 1)
    case 'Home':
      return column < 0 ? 0 : registers
    case 'End':
      return column < 0 ? registers - 1 : last
    default:
      return undefined
  }
}
