import type { Query } from '../shell/route'
import type { DailyGame } from './texts'

/*
 * The challenges of a day. They come from the date alone, the visitor's own, so that everybody has the same without a server. A play
 * page that finds `daily=2026-11-16` in its query is playing the challenge of that day, and says how it went by `recordDaily`.
 */

/** A day of the visitor's calendar, such as `2026-11-16`. */
export type Day = string

/** What a play page is opened with. Faraway's cards are dealt by its rules from `deal`: seed, regions, sanctuaries. */
export interface Challenge {
  game: DailyGame
  query: Query
  deal?: [seed: string, regions: string, sanctuaries: string]
  /** What the challenge is called beside its game: a solitaire, a size, a map. */
  about: string
}

const MS_A_DAY = 86_400_000
/** Microsoft's deals of FreeCell. Our solver solved them all but one, which it proved insoluble (see docs/patience.md). */
const MICROSOFT_DEALS = 32_000
const INSOLUBLE = 11_982
/** Coprime to the deals: neighbouring days have distant deals, and it takes 87 years to see them all. */
const STRIDE = 12_347
const MEMORYX_SIZES = ['3x7', '5x5', '5x7', '7x7'] as const
const MAPS = ['clairiere', 'archipel', 'carrefour', 'verger', 'labyrinthe', 'disette', 'face-a-face'] as const
const CAMELEON_SIDE = 12
/** Cells that each colour has before the first move. */
const CAMELEON_CELLS = 8

export function dayOf(now: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string | undefined): text is Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text!)
}

/** Days since 1 January 1970: the seed of everything. */
export function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_A_DAY
}

export function dayAfter(day: Day, days: number): Day {
  return new Date((numberOf(day) + days) * MS_A_DAY).toISOString().slice(0, 10)
}

export function dailyOf(day: Day): Challenge[] {
  const number = numberOf(day)
  const turn = <Item>(items: readonly Item[]): Item => items[((number % items.length) + items.length) % items.length]!
  const size = turn(MEMORYX_SIZES)
  const deal = String(freecellOf(number))
  const map = turn(MAPS)
  const variant = turn(['brave', 'temeraire'] as const)
  const challenge = (game: DailyGame, about: string, query: Query): Challenge => ({
    game,
    about,
    query: { ...query, daily: day },
  })
  return [
    challenge('memoryx', size.replace('x', ' × '), {
      seats: 'person',
      game: `memoryx.1_size.${size.replace('x', '.')}_players.1_first.0_seed.${number}`,
    }),
    challenge('patience', 'FreeCell', { game: `patience.1_deal.FreeCell~ms:${deal}` }),
    { ...challenge('faraway', '24 + 16', {}), deal: [String(number), '24', '16'] },
    challenge('cameleon', `${CAMELEON_SIDE} × ${CAMELEON_SIDE}`, {
      level: 'greedy',
      colour: 'R',
      game: `cameleon.1_variant.${variant}_first.R_board.${CAMELEON_SIDE}_${boardOf(number).join('_')}`,
    }),
    challenge('papattes', map, {
      map,
      seed: String(number),
      side: number % 2 === 0 ? '0' : '1',
      opponent: 'harvester',
    }),
  ]
}

/** The deal of a day, by its number. */
export function freecellOf(number: number): number {
  const deal = ((((number * STRIDE) % MICROSOFT_DEALS) + MICROSOFT_DEALS) % MICROSOFT_DEALS) + 1
  return deal === INSOLUBLE ? deal + 1 : deal
}

/** A board with some cells taken: where one colour has a cell, the other has the one opposite, so that neither is favoured. */
function boardOf(seed: number): string[] {
  const cells = new Array<string>(CAMELEON_SIDE ** 2).fill('A')
  const random = seeded(seed)
  for (let placed = 0; placed < CAMELEON_CELLS;) {
    const at = random(cells.length)
    if (cells[at] === 'A') {
      cells[at] = 'R'
      cells[cells.length - 1 - at] = 'B'
      placed++
    }
  }
  return Array.from({ length: CAMELEON_SIDE }, (_, line) =>
    cells.slice(line * CAMELEON_SIDE, (line + 1) * CAMELEON_SIDE).join(''),
  )
}

/** SplitMix32: numbers below a bound, the same on every machine. */
function seeded(seed: number): (bound: number) => number {
  let state = seed | 0
  return (bound) => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) % bound
  }
}
