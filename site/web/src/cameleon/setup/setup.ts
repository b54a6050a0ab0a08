import type { Query } from '../../shell/route'
import { COLOURS, LEVELS, VARIANTS, type Colour, type Level, type Variant } from '../rules'

export const strongest = (variant: Variant): Level => LEVELS[variant].at(-1)!

/** Larger boards are for the terminal: a browser would have to draw millions of cells. */
export const SIDES = [3, 6, 12, 24, 48, 96, 192, 384] as const

/** Who plays against the person: the computer, or another person. */
export type Opponent = Level | 'person'

export interface Setup {
  variant: Variant
  side: number
  opponent: Opponent
  /** The person's colour. */
  colour: Colour
  first: Colour
}

/** On an empty board whoever moves second can always win, and so can the visitor here. */
export const FIRST_GAME: Setup = { variant: 'temeraire', side: 6, opponent: 'greedy', colour: 'R', first: 'B' }

const oneOf = <Word>(words: readonly Word[], word: unknown, usual: Word): Word =>
  words.find((candidate) => candidate === word) ?? usual

export function opponentsOf(variant: Variant): Opponent[] {
  return [...LEVELS[variant], 'person']
}

export function parseSetup(query: Query): Setup {
  const variant = oneOf(VARIANTS, query.variant, 'temeraire')
  return {
    variant,
    side: oneOf(SIDES, Number(query.size), 12),
    opponent: oneOf(opponentsOf(variant), query.level, strongest(variant)),
    colour: oneOf(COLOURS, query.colour, 'R'),
    first: oneOf(COLOURS, query.first, 'R'),
  }
}

export function setupQuery({ variant, side, opponent, colour, first }: Setup): Query {
  return { variant, size: String(side), level: opponent, colour, first }
}

/** What a table needs beside its record. */
export function tableQuery({ opponent, colour }: Pick<Setup, 'opponent' | 'colour'>): Query {
  return opponent === 'person' ? { level: opponent } : { level: opponent, colour }
}
