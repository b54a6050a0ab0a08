import { SUITS } from './rules'
import type { Catalogue } from './words.svelte'

/*
 * Cards are numbers 0..51: four of each rank, in the order clubs, spades, hearts, diamonds.
 */

const SIGNS = '♣♠♥♦'

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: number) => Math.floor(card / SUITS) + 1

export const suitOf = (card: number) => card % SUITS

export const isRed = (card: number) => suitOf(card) >= 2

export const cardOf = (rank: number, suit: number) => (rank - 1) * SUITS + suit

/** `10`, or the letter of an ace or a court card in the page's language. */
export function rankSign(t: Catalogue, card: number): string {
  const rank = rankOf(card)
  return { 1: t.cards.ace, 11: t.cards.jack, 12: t.cards.queen, 13: t.cards.king }[rank] ?? String(rank)
}

/** `10♥` */
export function cardSign(t: Catalogue, card: number): string {
  return rankSign(t, card) + SIGNS[suitOf(card)]!
}

/** `10 of hearts`, to be read aloud. */
export function cardName(t: Catalogue, card: number): string {
  const suit = [t.cards.clubs, t.cards.spades, t.cards.hearts, t.cards.diamonds][suitOf(card)]!
  const rank = rankOf(card)
  const name = { 1: t.cards.aceNamed, 11: t.cards.jackNamed, 12: t.cards.queenNamed, 13: t.cards.kingNamed }[rank]
  return t.cards.named(name ?? String(rank), suit)
}

export const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
