import { NO_CARD, type Played, type Position } from '../rules'

/** A register, or a column that was empty. */
export interface Place {
  kind: 'registers' | 'columns'
  index: number
}

/**
 * Where somebody dropped a card. The rules always take the first free register or empty column, for which of them holds a card makes no
 * difference; what is seen keeps to the hand.
 */
export interface Wish {
  place: Place
  /** The card, or the lowest one of those that were dropped together. */
  card: number
  /** The game after that: the wish ends when this is taken back. */
  record: string
}

/** The position of a game with its registers and columns where they were wished for. */
export function arrange({ position, record }: Pick<Played, 'position' | 'record'>, wishes: readonly Wish[]): Position {
  const wished = (kind: Place['kind']) =>
    new Map(
      wishes
        .filter(({ place, record: made }) => place.kind === kind && record.startsWith(made))
        .map(({ place, card }) => [card, place.index]),
    )
  const registers = places(
    position.registers.map((card) => (card === NO_CARD ? undefined : card)),
    wished('registers'),
  )
  const columns = places(
    position.columns.map((cards) => cards[0]),
    wished('columns'),
  )
  return {
    ...position,
    registers: registers.map((from) => position.registers[from]!),
    columns: columns.map((from) => position.columns[from]!),
    inOrder: columns.map((from) => position.inOrder[from]!),
  }
}

/** By place: which one of the rules is seen there. Wishes come first, then whoever can stay where the rules have it. */
function places(cards: (number | undefined)[], wishes: ReadonlyMap<number, number>): number[] {
  const seen = Array<number | undefined>(cards.length).fill(undefined)
  const left = new Set(cards.keys())
  const settle = (from: number, place: number | undefined) => {
    if (place !== undefined && left.has(from) && seen[place] === undefined && place < seen.length) {
      seen[place] = from
      left.delete(from)
    }
  }
  cards.forEach((card, from) => settle(from, card === undefined ? undefined : wishes.get(card)))
  cards.forEach((card, from) => card !== undefined && settle(from, from))
  cards.forEach((_, from) => settle(from, from))
  left.forEach((from) => settle(from, seen.indexOf(undefined)))
  return seen.map((from) => from!)
}
