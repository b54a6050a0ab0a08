import type { Query } from '../../shell/route'
import { COLOURS, LARGEST_SIDE, LEVELS, VARIANTS, type Colour, type Level, type Variant } from '../rules'

export const strongest = (variant: Variant): Level => LEVELS[variant].at(-1)!

/** 3, 6, 12… up to the largest that a page draws. */
export const SIDES = Array.from({ length: Math.log2(LARGEST_SIDE / 3) + 1 }, (_, doublings) => 3 << doublings)

/** Who plays a colour. */
export type Seat = Level | 'person'

export interface Setup {
  variant: Variant
  side: number
  first: Colour
  seats: Record<Colour, Seat>
}

/** On an empty board whoever moves second can always win, and so can the visitor here. */
export const FIRST_GAME: Setup = { variant: 'temeraire', side: 6, first: 'B', seats: { R: 'person', B: 'greedy' } }

const oneOf = <Word>(words: readonly Word[], word: unknown, usual: Word): Word =>
  words.find((candidate) => candidate === word) ?? usual

export function seatsOf(variant: Variant): Seat[] {
  return ['person', ...LEVELS[variant]]
}

export const peopleOf = ({ seats }: Pick<Setup, 'seats'>): Colour[] =>
  COLOURS.filter((colour) => seats[colour] === 'person')

/** Games that are counted together: `12x12 temeraire greedy`. */
export function kindOf({ variant, side, seats }: Setup): string {
  return `${side}x${side} ${variant} ${seats.R === 'person' ? seats.B : seats.R}`
}

export function parseSetup(query: Query): Setup {
  const variant = oneOf(VARIANTS, query.variant, FIRST_GAME.variant)
  return {
    variant,
    side: oneOf(SIDES, Number(query.size), FIRST_GAME.side),
    first: oneOf(COLOURS, query.first, FIRST_GAME.first),
    seats: parseSeats(query, variant),
  }
}

function parseSeats({ red, blue, level, colour }: Query, variant: Variant): Setup['seats'] {
  const seats = seatsOf(variant)
  // Links used to tell the opponent's level and the person's colour.
  if (level !== undefined) {
    const opponent = oneOf(seats, level, strongest(variant))
    return colour === 'B' ? { R: opponent, B: 'person' } : { R: 'person', B: opponent }
  }
  return { R: oneOf(seats, red, FIRST_GAME.seats.R), B: oneOf(seats, blue, FIRST_GAME.seats.B) }
}

export function setupQuery(setup: Setup): Query {
  const { variant, side, first } = setup
  return { variant, size: String(side), first, ...tableQuery(setup) }
}

/** What a table needs beside its record. */
export function tableQuery({ seats }: Pick<Setup, 'seats'>): Query {
  return { red: seats.R, blue: seats.B }
}
