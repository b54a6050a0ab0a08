import { isRegion, numbersOf } from '../cards/deck'
import { PLACES } from '../rules'

/*
 * A tableau in the making: eight spots for regions, then seven for sanctuaries; 0 is an empty spot. As text, the regions'
 * spots and then the sanctuaries laid.
 */

const SPOTS = 15
const EMPTY = 0

export type Row = readonly number[]

export const emptyRow: Row = Array<number>(SPOTS).fill(EMPTY)

export function parseRow(text: string): Row {
  const numbers = numbersOf(text)
  return emptyRow.map((empty, spot) => numbers[spot] ?? empty)
}

export function formatRow(row: Row): string {
  const sanctuaries = row.slice(PLACES).filter((card) => card !== EMPTY)
  const places = [...row.slice(0, PLACES), ...sanctuaries]
  while (places.at(-1) === EMPTY) {
    places.pop()
  }
  return places.join(' ')
}

export function fits(card: number, spot: number): boolean {
  return isRegion(card) === spot < PLACES
}

/** Where a card goes when nobody says where. */
export function freeSpot(row: Row, card: number): number | undefined {
  const spot = row.findIndex((laid, spot) => laid === EMPTY && fits(card, spot))
  return spot < 0 ? undefined : spot
}

/** Lays a card; the one that was there leaves the row. */
export function lay(row: Row, card: number, spot: number): Row {
  return fits(card, spot) ? row.with(spot, card) : row
}

export function swap(row: Row, one: number, other: number): Row {
  const sameKind = one < PLACES === other < PLACES
  return sameKind ? row.with(one, row[other]!).with(other, row[one]!) : row
}

export function takeBack(row: Row, spot: number): Row {
  return row.with(spot, EMPTY)
}
