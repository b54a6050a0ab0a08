import { NO_CARD, type Position } from '../rules'

/**
 * Where somebody dropped a card: the register or the empty column that it should lie in. The rules always take the first free one, for
 * which of them holds a card makes no difference; what is seen keeps to the hand.
 */
export interface Wishes {
  readonly registers: ReadonlyMap<number, number>
  /** By the lowest card of a column. */
  readonly columns: ReadonlyMap<number, number>
}

export const noWishes: Wishes = { registers: new Map(), columns: new Map() }

/** The same position with its registers and columns where they were wished for. */
export function arrange(position: Position, wishes: Wishes): Position {
  const registers = places(
    position.registers.map((card) => (card === NO_CARD ? undefined : card)),
    wishes.registers,
  )
  const columns = places(
    position.columns.map((cards) => cards[0]),
    wishes.columns,
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

export function withWish(wishes: Wishes, kind: 'registers' | 'columns', card: number, place: number): Wishes {
  return { ...wishes, [kind]: new Map(wishes[kind]).set(card, place) }
}
