import { cardOf } from '../cards'
import { KING, NO_CARD, SUITS, type Position } from '../rules'

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

const NARROW = 560
/** The most columns of a row, on a wide screen and on a phone. */
const MOST_PER_ROW = { wide: 13, narrow: 8 }
const MOST_CARD_WIDTH = 112
const SMALL_CARD_WIDTH = 60
/** Smaller ones could neither be read nor be hit with a finger. */
const LEAST_CARD_WIDTH = 36
/** How much of its height a covered card shows: its rank and suit. */
const SHOWN = { small: 0.32, large: 0.265 }
const CARD_RATIO = 1.4
/** A card on top of its spot flies over all others on its way. */
const ABOVE = 100

export const spotId = ({ kind, index }: { kind: string; index: number }) => `${kind}-${index}`

export const topOf = (spot: Spot) => spot.cards.at(-1)

/** The largest cards that fit into a width and, if that can be, into a height. */
export function layOut(position: Position, width: number, most = Infinity): Layout {
  const narrow = width < NARROW
  const perRow = evenly(position.columns.length, narrow && most > width ? MOST_PER_ROW.narrow : MOST_PER_ROW.wide)
  const gap = narrow ? 3 : 9
  const across = Math.max(perRow, position.registers.length + SUITS)
  const widest = Math.min(MOST_CARD_WIDTH, Math.floor((width + gap) / across) - gap)
  let layout = layOutCards(position, width, { perRow, gap, across, cardWidth: widest })
  for (let cardWidth = widest - 2; layout.height > most && cardWidth >= LEAST_CARD_WIDTH; cardWidth -= 2) {
    layout = layOutCards(position, width, { perRow, gap, across, cardWidth })
  }
  return layout
}

/** As many columns in each row, but for the last. */
function evenly(columns: number, mostPerRow: number): number {
  return Math.ceil(columns / Math.ceil(columns / mostPerRow))
}

interface Sizes {
  perRow: number
  gap: number
  across: number
  cardWidth: number
}

function layOutCards(position: Position, width: number, { perRow, gap, across, cardWidth }: Sizes): Layout {
  // A row has room for its cards as they are dealt and one more, so that the table does not shrink as the game goes on.
  const room = Math.ceil((SUITS * KING) / position.columns.length) + 1
  const cardHeight = Math.round(cardWidth * CARD_RATIO)
  const small = cardWidth < SMALL_CARD_WIDTH
  const used = Math.min(width, across * (cardWidth + 2 * gap) - 2 * gap)
  const left = (width - used) / 2
  const pitch = (count: number) => (used - cardWidth) / Math.max(1, count - 1)

  const top = topRow(position).map(({ kind, index, cards }, at, all): Spot => {
    const fromRight = all.length - 1 - at
    const x = kind === 'register' ? at * pitch(across) : used - cardWidth - fromRight * pitch(across)
    return { kind, index, cards, x: left + x, y: 0, height: cardHeight, reach: cardHeight + gap }
  })

  const columns: Spot[] = []
  let y = cardHeight + 2 * gap + 6
  for (let first = 0; first < position.columns.length; first += perRow) {
    const row = position.columns.slice(first, first + perRow)
    const longest = Math.max(room, ...row.map((cards) => cards.length))
    const step = stepFor(cardHeight * (small ? SHOWN.small : SHOWN.large), longest)
    const reach = y + cardHeight + step * (longest - 1) + gap
    for (const [at, cards] of row.entries()) {
      const height = cardHeight + step * Math.max(0, cards.length - 1)
      columns.push({ kind: 'column', index: first + at, cards, x: left + at * pitch(perRow), y, height, reach })
    }
    y = reach + gap
  }

  const spots = [...top, ...columns]
  return { cardWidth, cardHeight, small, spots, cards: placeCards(spots, cardHeight), perRow, height: y - gap }
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

/** Enough of a covered card shows to read it; long columns are closed up a little. */
function stepFor(shown: number, longest: number): number {
  const step = Math.max(18, shown)
  return Math.round(Math.max(16, Math.min(step, (step * 13) / longest)))
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
