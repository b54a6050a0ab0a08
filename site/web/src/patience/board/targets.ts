import { EMPTY_COLUMN, FOUNDATION, REGISTER, type Move, type Position } from '../rules'
import { suitOf } from '../cards'
import type { Place } from './arrange'
import { topOf, type Spot } from './layout'

/** How the rules call a spot as the end of a move. */
export function destinationOf(spot: Spot): number {
  switch (spot.kind) {
    case 'register':
      return REGISTER
    case 'column':
      return topOf(spot) ?? EMPTY_COLUMN
    case 'foundation':
      return FOUNDATION
  }
}

/** Where a spot that is free holds what is dropped on it; the rules tell of neither which one it is. */
export function placeOf(spot: Spot): Place | undefined {
  if (topOf(spot) !== undefined || spot.kind === 'foundation') {
    return undefined
  }
  return { kind: spot.kind === 'register' ? 'registers' : 'columns', index: spot.index }
}

/** Every move of a card: alone, or with the run that lies on it. */
export function movesOf({ legal, runs }: Position, card: number): Move[] {
  return [...legal, ...runs].filter(([moved]) => moved === card)
}

/** The spots that take a card, or the run that it is the top of. */
export function targetsOf(position: Position, card: number, spots: Spot[]): Spot[] {
  return spots.filter((spot) => moveTo(position, card, spot) !== undefined)
}

/**
 * The move that brings a card to a spot. Where the top card alone does not fit, as much of its column as does goes with it; the longest
 * run goes when that is wanted.
 */
export function moveTo(position: Position, card: number, spot: Spot, longest = false): Move | undefined {
  if (spot.kind === 'register' && topOf(spot) !== undefined) {
    return undefined
  }
  if (spot.kind === 'foundation' && spot.index !== suitOf(card)) {
    return undefined
  }
  const destination = destinationOf(spot)
  const alone = movesOf(position, card).find(([, to]) => to === destination)
  const column = position.columns.find((cards) => cards.at(-1) === card) ?? []
  const withOthers = position.runs.filter(([lowest, to]) => to === destination && column.includes(lowest))
  const run = longest ? byLength(column, withOthers)[0] : withOthers[0]
  return longest ? (run ?? alone) : (alone ?? run)
}

const byLength = (column: number[], runs: Move[]) =>
  runs.toSorted(([one], [other]) => column.indexOf(one) - column.indexOf(other))

/** Where a card is sent that nobody gave a place: to the foundation, onto a card, into a register, into an empty column. */
export function helpfulMove(position: Position, card: number): Move | undefined {
  const rank = ([, to]: Move) => [FOUNDATION, 0, REGISTER, EMPTY_COLUMN].indexOf(to >= 0 ? 0 : to)
  return movesOf(position, card)
    .filter((move) => rank(move) >= 0)
    .sort((one, other) => rank(one) - rank(other))[0]
}
