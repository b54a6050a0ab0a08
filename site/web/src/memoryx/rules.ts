import type { Mistake, Sentence } from '../rules/answers'
import { RulesWorker } from '../rules/rulesWorker'

const rules = new RulesWorker('memoryx')

export type Event = 'pair' | 'miss' | 'joker1' | 'joker2'

export interface PlayedTurn {
  player: number
  event: Event
  first: number
  second: number | null
  firstCard: number
  secondCard: number | null
}

/** What stands on the table at the end of a record. */
export interface Position {
  lines: number
  columns: number
  players: number
  first: number
  turn: number
  player: number
  scores: number[]
  pairsLeft: number
  over: boolean
  winner: number | null
  places: number[]
  faceUp: number | null
  faceUpCard: number | null
  last: PlayedTurn | null
  turnsWithoutNews: number
  goesInCircles: boolean
  T: number[]
  P: number[]
}

export interface Flipped {
  record: string
  place: number
  card: number
  event: Event | null
}

/** What a bot remembers of each place; card 0 is nothing. */
export interface Recollection {
  cards: number[]
  sure: boolean[]
  jokerPercent: number[]
}

export const JOKER = 0

export const newGame = (size: string, players: number, first: number, seed: string) =>
  rules.call<{ record: string } | { error: Mistake }>('memoryxNew', size, players, first, seed)

/** A record that cannot be read and one whose turns break the rules are both no position. */
export async function show(record: string): Promise<Position | { error: Mistake }> {
  const answer = await rules.call<Position | { error: Mistake } | { refusal: Sentence }>('memoryxShow', record)
  return 'refusal' in answer ? { error: answer.refusal } : answer
}

export const flip = (record: string, place: number) =>
  rules.call<Flipped | { refusal: Sentence }>('memoryxFlip', record, place)

export const botPlace = (record: string, level: string, seed: string) =>
  rules.call<{ place: number }>('memoryxBot', record, level, seed)

export const recollection = (record: string, level: string) =>
  rules.call<Recollection>('memoryxMemory', record, level)

/** Does a slice of the exact bot's tables; done goes from 0 to 1. */
export const prepare = (size: string, players: number) =>
  rules.call<{ done: number; states: number }>('memoryxPrepare', size, players)

/** Drops those tables, so that computing them can be timed again. */
export const forget = (size: string, players: number) => rules.call<object>('memoryxForget', size, players)
