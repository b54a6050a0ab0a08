import { rules, SANCTUARY_BASE, type Card } from '../rules'

const deck = new Map<number, Card>()

/** Fetches the 113 cards from the rules; once. */
export async function loadDeck(): Promise<void> {
  if (deck.size === 0) {
    const { cards } = await rules.cards()
    cards.forEach((card) => deck.set(card.number, card))
  }
}

export function isCard(number: number): boolean {
  return deck.has(number)
}

export function card(number: number): Card {
  return deck.get(number)!
}

export function isRegion(number: number): boolean {
  return number <= SANCTUARY_BASE
}

export const numbersOf = (text: string) => text.split(/\s+/).filter(Boolean).map(Number)

export const allRegions = () => [...deck.keys()].filter(isRegion)
export const allSanctuaries = () => [...deck.keys()].filter((number) => !isRegion(number))
