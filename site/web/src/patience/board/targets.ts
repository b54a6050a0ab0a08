import { EMPTY_COLUMN, REGISTER, type Position } from '../rules'
import { topOf, type Spot } from './layout'

/** How the rules call a spot as the end of a move; a foundation is none. */
export function destinationOf(spot: Spot): number | undefined {
  switch (spot.kind) {
    case 'register':
      return REGISTER
    case 'column':
      return topOf(spot) ?? EMPTY_COLUMN
    case 'foundation':
      return undefined
  }
}

/** The spots that take a card: of several free registers or empty columns the first, where the rules put it. */
export function targetsOf({ legal }: Position, card: number, spots: Spot[]): Spot[] {
  return legal
    .filter(([moved]) => moved === card)
    .flatMap(([, destination]) => spots.find((spot) => takes(spot, destination)) ?? [])
}

function takes(spot: Spot, destination: number): boolean {
  const isFree = topOf(spot) === undefined
  return destinationOf(spot) === destination && (spot.kind !== 'register' || isFree)
}
