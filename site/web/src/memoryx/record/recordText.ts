import { fold } from '../../shell/recordLink'

/*
 * A record is text: a few lines of setup, one line for each turn, and sometimes a last line for a card left face up.
 * These functions cut and fold that text; what it means is known to the rules alone.
 */

const isTurn = (line: string) => line.startsWith('turn ')
const isFlip = (line: string) => line.startsWith('flip ')

function linesOf(record: string): string[] {
  return record.split('\n').filter((line) => line.trim() !== '')
}

/** Folds a record into a short link. A seed says the deal again, so the deal is left out. */
export function toLink(record: string): string {
  const lines = linesOf(record)
  const seeded = lines.some((line) => line.startsWith('seed '))
  return fold(lines.filter((line) => !(seeded && line.startsWith('deal '))).join('\n'))
}

export function turnCount(record: string): number {
  return linesOf(record).filter(isTurn).length
}

/** The record as it stood after some of its turns. */
export function upTo(record: string, turns: number): string {
  const lines = linesOf(record)
  const setup = lines.filter((line) => !isTurn(line) && !isFlip(line))
  return [...setup, ...lines.filter(isTurn).slice(0, turns)].join('\n') + '\n'
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

/** Each seat's bot draws from its own stream, so two bots of one level do not play alike. */
export function botSeed(record: string, seat: number): string {
  return BigInt.asIntN(64, BigInt(seedOf(record) ?? '0') * 2n + BigInt(seat)).toString()
}
