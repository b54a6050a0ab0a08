import { cardOf } from '../cards'
import { NO_CARD, type Position } from '../rules'
import { fitInto } from './fit'

/** Where cards may lie: a register, a suit's foundation or a column. */
export interface Spot {
  kind: 'register' | 'foundation' | 'column'
  index: number
  /** The cards there, the top one last. */
  cards: number[]
  x: number
  y: number
  height: number
  /** Down to where a card may be dropped on it. */
  reach: number
}

/** A table of cards in pixels. */
export interface Layout {
  cardWidth: number
  cardHeight: number
  /** Small cards show nothing but a large rank and suit. */
  small: boolean
  spots: Spot[]
  /** By card: its corner, and what lies above what. */
  cards: { x: number; y: number; z: number }[]
  /** How many columns stand in a row. */
  perRow: number
  height: number
}

/** A card on top of its spot flies over all others on its way. */
const ABOVE = 100

export const spotId = ({ kind, index }: { kind: string; index: number }) => `${kind}-${index}`

export const topOf = (spot: Spot) => spot.cards.at(-1)

export function layOut(position: Position, width: number, most = Infinity): Layout {
  const { perRow, across, gap, cardWidth, cardHeight, small, rows, height } = fitInto(position, width, most)
  const used = Math.min(width, across * (cardWidth + 2 * gap) - 2 * gap)
  const left = (width - used) / 2
  const pitch = (count: number) => (used - cardWidth) / Math.max(1, count - 1)

  const above = topRow(position).map(({ kind, index, cards }, at, all): Spot => {
    const fromRight = all.length - 1 - at
    const x = kind === 'register' ? at * pitch(across) : used - cardWidth - fromRight * pitch(across)
    return { kind, index, cards, x: left + x, y: 0, height: cardHeight, reach: cardHeight + gap }
  })

  const columns = position.columns.map((cards, index): Spot => {
    const row = rows[Math.floor(index / perRow)]!
    const x = left + (index % perRow) * pitch(perRow)
    // A column that is too long for its row closes up, and no other does.
    const below = Math.min(row.step * Math.max(0, cards.length - 1), row.height - cardHeight - gap)
    return { kind: 'column', index, cards, x, y: row.y, height: cardHeight + below, reach: row.y + row.height }
  })

  const spots = [...above, ...columns]
  return { cardWidth, cardHeight, small, spots, cards: placeCards(spots, cardHeight), perRow, height }
}

function topRow({ registers, foundation }: Position): Pick<Spot, 'kind' | 'index' | 'cards'>[] {
  return [
    ...registers.map((card, index) => ({ kind: 'register' as const, index, cards: card === NO_CARD ? [] : [card] })),
    ...foundation.map((rank, suit) => ({
      kind: 'foundation' as const,
      index: suit,
      cards: Array.from({ length: rank }, (_, below) => cardOf(below + 1, suit)),
    })),
  ]
}

function placeCards(spots: Spot[], cardHeight: number): Layout['cards'] {
  const places: Layout['cards'] = []
  for (const { kind, cards, x, y, height } of spots) {
    const step = kind === 'column' && cards.length > 1 ? (height - cardHeight) / (cards.length - 1) : 0
    for (const [at, card] of cards.entries()) {
      places[card] = { x, y: y + step * at, z: at === cards.length - 1 ? ABOVE + at : at }
    }
  }
  return places
}

/** The spot a card is dropped on: the whole height of its row counts. */
export function spotAt({ spots, cardWidth }: Layout, x: number, y: number): Spot | undefined {
  return spots.find((spot) => x >= spot.x && x < spot.x + cardWidth && y >= spot.y && y < spot.reach)
}

/** The card of a spot under a point; the top one when the point lies below them all. */
export function cardAt({ cards }: Layout, spot: Spot, y: number): number | undefined {
  return spot.cards.findLast((card) => cards[card]!.y <= y) ?? spot.cards[0]
}
