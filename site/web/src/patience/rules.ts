import type { Mistake, Sentence } from '../rules/answers'
import { RulesWorker } from '../rules/rulesWorker'
import type { Solitaire } from './solitaires'

const rules = new RulesWorker('patience')

/** A card, and the card it goes on, or one of the two destinations below. */
export type Move = readonly [card: number, destination: number]

export const EMPTY_COLUMN = -1
export const REGISTER = -2
/** What a register holds when it is free. */
export const NO_CARD = -1

/** What lies on the table at the end of a record. */
export interface Position {
  deal: string
  game: Solitaire
  /** From the bottom of each column to its top. */
  columns: number[][]
  registers: number[]
  /** The rank on top of each suit's foundation, 0 when it is empty. */
  foundation: number[]
  won: boolean
  moves: number
  legal: Move[]
}

export interface SearchState {
  state: 'running' | 'solved' | 'insoluble'
  positions: number
  kept: number
  solution?: Move[]
}

export const newGame = (deal: string) => rules.call<{ record: string } | { error: Mistake }>('patienceNew', deal)

/** A record that cannot be read and one whose moves break the rules are both no position. */
export async function show(record: string): Promise<Position | { error: Mistake }> {
  const answer = await rules.call<Position | { error: Mistake } | { refusal: Sentence }>('patienceShow', record)
  return 'refusal' in answer ? { error: answer.refusal } : answer
}

export const move = (record: string, [card, destination]: Move) =>
  rules.call<{ record: string } | { refusal: Sentence }>('patienceMove', record, card, destination)

/** Starts to search from the end of a record, in place of an earlier search. */
export const startSearch = (record: string) => rules.call<object>('patienceSearch', record)

/** Looks at so many more positions. */
export const searchMore = (positions: number) => rules.call<SearchState>('patienceSearchMore', positions)
