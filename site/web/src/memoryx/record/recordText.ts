import { fold } from '../../shell/recordLink'

/*
 * A record is text: a few lines of setup, one line for each turn, and sometimes a last line for a card left face up.
 * These functions cut and fold that text; what it means is known to the rules alone.
 */

function linesOf(record: string): string[] {
  return record.split('\n').filter((line) => line.trim() !== '')
}

/** Folds a record into a short link. A seed says the deal again, so the deal is left out. */
export function toLink(record: string): string {
  const lines = linesOf(record)
  const seeded = lines.some((line) => line.startsWith('seed '))
  return fold(lines.filter((line) => !(seeded && line.startsWith('deal '))).join('\n'))
}

function words(record: string, keyword: string): string[] {
  const line = linesOf(record).find((candidate) => candidate.startsWith(keyword + ' '))
  return line?.trim().split(/\s+/).slice(1) ?? []
}

/** The size as one says it: `3x7`. */
export function sizeOf(record: string): string {
  return words(record, 'size').join('x')
}

export function seedOf(record: string): string | undefined {
  return words(record, 'seed')[0]
}
