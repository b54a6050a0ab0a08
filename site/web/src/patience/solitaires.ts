import { DEALT_AGAIN, KEEPING_BACK, SOLITAIRES, type Solitaire } from './rules'

export { SOLITAIRES, type Solitaire }

/** How many columns stand in a row on a wide screen and on a phone, and how many cards a row has room for at least. */
export interface Rows {
  wide: number
  narrow: number
  room: number
}

export const ROWS: Record<Solitaire, Rows> = {
  FreeCell: { wide: 8, narrow: 8, room: 8 },
  Seahaven: { wide: 10, narrow: 5, room: 7 },
  MidnightOil: { wide: 9, narrow: 6, room: 4 },
  BakersDozen: { wide: 13, narrow: 7, room: 6 },
}

export function isSolitaire(name: string | undefined): name is Solitaire {
  return SOLITAIRES.some((solitaire) => solitaire === name)
}

/** Whether full rules add a lift and new deals. */
export function isDealtAgain(solitaire: Solitaire): boolean {
  return DEALT_AGAIN.some((each) => each === solitaire)
}

export function hasFullRules(solitaire: Solitaire): boolean {
  return isDealtAgain(solitaire) || KEEPING_BACK.some((each) => each === solitaire)
}
