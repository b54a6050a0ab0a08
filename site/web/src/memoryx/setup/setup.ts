import type { Query } from '../../shell/route'

export type Seat = 'person' | Level
export type Level = 'random' | `limited:${number}` | 'perfect' | 'joker-aware' | 'exact'

/** All that is decided before the first card, and how the table is shown. */
export interface Setup {
  size: string
  /** One seat is a solitaire, two are a duel. */
  seats: Seat[]
  /** An empty name stands for the usual one. */
  names: string[]
  first: number
  seed: string
  /** Seconds that the cards of a turn stay visible. */
  delay: number
  learning: boolean
}

export const QUICK_SIZES = ['3x3', '3x7', '5x5', '7x7']
const MOST_PLACES = 99
export const MOST_DELAY = 10
const USUAL_DELAY = 5

/** Says early, while a size is typed, what the rules would refuse. */
export function isSize(text: string): boolean {
  const [, lines, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []).map(Number)
  if (lines === undefined || columns === undefined) {
    return false
  }
  return lines % 2 === 1 && columns % 2 === 1 && lines * columns > 1 && lines * columns <= MOST_PLACES
}

export function isLevel(text: string): text is Level {
  return ['random', 'perfect', 'joker-aware', 'exact'].includes(text) || /^limited:\d{1,2}$/.test(text)
}

export function isBot(seat: Seat | undefined): seat is Level {
  return seat !== undefined && seat !== 'person'
}

/** Reads the query of an address; what is missing or senseless takes its usual value. */
export function parseSetup(query: Query, freshSeed: () => string): Setup {
  const seats = (query.seats ?? 'person,joker-aware')
    .split(',')
    .slice(0, 2)
    .map((word): Seat => (isLevel(word) ? word : 'person'))
  const names = (query.names ?? '').split(',')
  const delay = Number(query.delay ?? USUAL_DELAY)
  return {
    size: query.size !== undefined && isSize(query.size) ? query.size : '3x7',
    seats,
    names: seats.map((_, seat) => names[seat] ?? ''),
    first: query.first === '1' && seats.length === 2 ? 1 : 0,
    seed: /^-?\d{1,18}$/.test(query.seed ?? '') ? query.seed! : freshSeed(),
    delay: delay >= 0 && delay <= MOST_DELAY ? delay : USUAL_DELAY,
    learning: query.learn === '1',
  }
}

/** What of a setup a record does not say: who sits where, and how the table is shown. */
export function tableQuery(setup: Setup): Query {
  const query: Query = { seats: setup.seats.join(','), delay: String(setup.delay) }
  if (setup.names.some((name) => name !== '')) {
    query.names = setup.names.join(',')
  }
  if (setup.learning) {
    query.learn = '1'
  }
  return query
}

export function setupQuery(setup: Setup): Query {
  return { ...sameSettings(setup), seed: setup.seed }
}

/** All of a setup but its seed: another game of the same kind. */
export function sameSettings(setup: Setup): Query {
  return { size: setup.size, first: String(setup.first), ...tableQuery(setup) }
}

/** Short enough to be read aloud, large enough to seldom come twice. */
export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0])
}
