import type { Ranking } from '../rules'

/** A ranking for a spreadsheet. A name that a spreadsheet would take for a formula is written as text. */
export function csvOf({ standings }: Ranking): string {
  const rows = standings.map(({ rank, name, points, known, mystery }) => [
    rank,
    name,
    points,
    known.points,
    mystery.points,
  ])
  return (
    [['rank', 'team', 'points', 'known', 'mystery'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n') +
    '\r\n'
  )
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
