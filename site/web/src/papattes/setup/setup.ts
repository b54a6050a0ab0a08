import type { Query } from '../../shell/route'
import { PERSON, type Head } from '../rules'

/** What makes a match of built-in champions, and so a short link to it. */
export interface MatchSetup {
  map: string
  seed: string
  players: readonly [string, string]
}

/** A game of a person against a champion, or against another person at the same screen. */
export interface GameSetup {
  map: string
  seed: string
  side: 0 | 1
  opponent: string
}

export const isOfTwo = ({ opponent }: GameSetup) => opponent === PERSON

/** What statistics compare: the same map and the same champion. */
export const kindOf = ({ map, opponent }: GameSetup) => `${map} ${opponent}`

export const FIRST_MAP = 'clairiere'
export const FIRST_OPPONENT = 'harvester'
const SEEDS = 1_000_000

export const freshSeed = () => String(Math.floor(Math.random() * SEEDS))

/** Seeds are whole numbers; anything else is no seed. */
export const isSeed = (text: string | undefined): text is string => /^-?\d{1,15}$/.test(text ?? '')

/** Undefined when the address holds no whole match. */
export function parseMatch({ map, seed, players }: Query): MatchSetup | undefined {
  const [first, second, ...more] = (players ?? '').split(',')
  return map && isSeed(seed) && first && second && more.length === 0
    ? { map, seed, players: [first, second] }
    : undefined
}

export const matchQuery = ({ map, seed, players }: MatchSetup): Query => ({ map, seed, players: players.join() })

/** Undefined when the address holds no whole game. */
export function parseGame({ map, seed, side, opponent }: Query): GameSetup | undefined {
  return map && isSeed(seed) && (side === '0' || side === '1') && opponent
    ? { map, seed, side: side === '0' ? 0 : 1, opponent }
    : undefined
}

/** A setup as one text. */
export const gameLink = (setup: GameSetup) => Object.values(gameQuery(setup)).join()

/** The address of a game that is too long for one: this browser keeps it, and the address says so. */
export const keptQuery = (setup: GameSetup): Query => ({ ...gameQuery(setup), kept: '1' })

/**
 * What an address says of a game: under way, its packed record and what was done since in the half-turn; otherwise a setup, which is a new
 * game unless it says that one is kept. Undefined when it tells none.
 */
export function linkOf(query: Query): string | undefined {
  const { game, draft, finisher, kept } = query
  if (game !== undefined) {
    return [game, draft, finisher].join(' ')
  }
  const setup = parseGame(query)
  return setup && [gameLink(setup), kept].join(' ')
}

/** The game that a record tells, if a person plays in it. */
export function setupOf({ map, seed, players }: Pick<Head, 'map' | 'seed' | 'players'>): GameSetup | undefined {
  const side = players[0] === PERSON ? 0 : 1
  return players.includes(PERSON) ? { map, seed, side, opponent: players[1 - side]! } : undefined
}

export const gameQuery = ({ map, seed, side, opponent }: GameSetup): Query => ({
  map,
  seed,
  side: String(side),
  opponent,
})
