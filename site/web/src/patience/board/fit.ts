import { KING, SUITS, type Position } from '../rules'

/** How large the cards of a table are, and how its columns stand. */
export interface Fit extends Cards {
  rows: Row[]
  height: number
}

interface Cards extends Shape {
  cardWidth: number
  cardHeight: number
  /** Small cards show nothing but a large rank and suit. */
  small: boolean
}

/** How columns stand in a width. */
interface Shape {
  perRow: number
  /** Columns of a row, or the places above them. */
  across: number
  gap: number
}

interface Row {
  y: number
  /** How far apart the cards of a column lie, unless it is so long that it closes up. */
  step: number
  height: number
}

const NARROW = 560
const MOST_PER_ROW = 13
const MOST_ROWS = 3
const MOST_CARD_WIDTH = 160
const SMALL_CARD_WIDTH = 60
/** Columns stand in as few rows as leave cards this wide. */
const EASY_CARD_WIDTH = 40
/** Cards are not made smaller than this for want of height: they could neither be read nor be hit with a finger. */
const LEAST_CARD_WIDTH = 36
/** Nor for want of width, as long as more rows help. */
const NARROWEST = 30
const CARD_RATIO = 1.4
/** How much of its height a covered card shows: its rank and suit; more where there is room, less in a long column. */
const SHOWN = { small: 0.32, large: 0.265 }
const MOST_SHOWN = { small: 0.52, large: 0.45 }
const LEAST_SHOWN = { small: 0.27, large: 0.2 }
/** Pixels between covered cards, however small the cards are. */
const EASY_STEP = 18
const LEAST_STEP = 13
/** A column may grow by so many cards before the table changes. */
const GROWTH = 4

/** The largest cards that fit into a width and, if that can be, into a height; columns then spread over what is left of it. */
export function fitInto(position: Position, width: number, most: number): Fit {
  const shape = shapeFor(position, width, most)
  const lengths = longestOfRows(position, shape.perRow)
  const cards = largest(position, shape, width, lengths, most)
  const easy = roomFor(position) - 1
  const insides = insidesOf(position, cards, lengths)
  const spare = Number.isFinite(most) ? Math.max(0, most - heightOf(cards, insides)) / insides.length : 0
  const farthest = cards.cardHeight * (cards.small ? MOST_SHOWN.small : MOST_SHOWN.large)
  const spread = insides.map((inside) => Math.max(inside, Math.min(farthest * easy, inside + spare)))
  let y = topHeight(cards)
  const rows = spread.map((inside): Row => {
    const row = { y, step: Math.min(farthest, inside / easy), height: cards.cardHeight + inside + cards.gap }
    y += row.height + cards.gap
    return row
  })
  return { ...cards, rows, height: heightOf(cards, spread) }
}

/** The height that a table takes even with the smallest cards. */
export function leastHeight(position: Position, width: number): number {
  const shape = shapeFor(position, width, 0)
  const lengths = longestOfRows(position, shape.perRow)
  const cards = largest(position, shape, width, lengths, 0)
  return heightOf(cards, grown(position, cards, lengths))
}

/** The fewest rows that leave cards easy to hit, counted by the cards as dealt: none comes or goes in mid game. */
function shapeFor(position: Position, width: number, most: number): Shape {
  const columns = position.columns.length
  const shapes = Array.from({ length: MOST_ROWS }, (_, row) => Math.ceil(columns / (row + 1)))
    .filter((perRow) => perRow <= MOST_PER_ROW)
    .map((perRow) => {
      const shape = { perRow, across: Math.max(perRow, position.registers.length + SUITS), gap: width < NARROW ? 3 : 9 }
      const dealt = Array.from({ length: Math.ceil(columns / perRow) }, () => 0)
      const cards = largest(position, shape, width, dealt, most)
      return { shape, cardWidth: cards.cardWidth, height: heightOf(cards, grown(position, cards, dealt)) }
    })
  const legible = shapes.filter(({ cardWidth }) => cardWidth >= NARROWEST)
  const fitting = legible.filter(({ height }) => height <= most)
  const easy = fitting.find(({ cardWidth }) => cardWidth >= EASY_CARD_WIDTH)
  const widest = (some: typeof shapes) => some.reduce((best, one) => (one.cardWidth > best.cardWidth ? one : best))
  if (easy || fitting.length > 0) {
    return (easy ?? widest(fitting)).shape
  }
  const lowest = (some: typeof shapes) => some.reduce((best, one) => (one.height < best.height ? one : best))
  return (legible.length > 0 ? lowest(legible) : widest(shapes)).shape
}

const dealtTo = ({ columns }: Position) => Math.ceil((SUITS * KING) / columns.length)

/** A column has room for its cards as they are dealt and one more. */
const roomFor = (position: Position) => dealtTo(position) + 1

function longestOfRows({ columns }: Position, perRow: number): number[] {
  return Array.from({ length: Math.ceil(columns.length / perRow) }, (_, row) =>
    Math.max(...columns.slice(row * perRow, (row + 1) * perRow).map((cards) => cards.length)),
  )
}

/** Cards are as large in mid game as at the start, however the columns grow, unless one grows beyond all measure. */
function largest(position: Position, shape: Shape, width: number, lengths: number[], most: number): Cards {
  const { across, gap } = shape
  let cards = cardsOf(shape, Math.min(MOST_CARD_WIDTH, Math.floor((width + gap) / across) - gap))
  while (heightOf(cards, grown(position, cards, lengths)) > most && cards.cardWidth - 2 >= LEAST_CARD_WIDTH) {
    cards = cardsOf(shape, cards.cardWidth - 2)
  }
  return cards
}

function cardsOf(shape: Shape, cardWidth: number): Cards {
  return { ...shape, cardWidth, cardHeight: Math.round(cardWidth * CARD_RATIO), small: cardWidth < SMALL_CARD_WIDTH }
}

/** How far the last card of each row's longest column lies below the first, at least. */
function insidesOf(position: Position, cards: Cards, lengths: number[]): number[] {
  const easy = Math.max(EASY_STEP, cards.cardHeight * (cards.small ? SHOWN.small : SHOWN.large))
  return lengths.map((longest) => Math.max(easy * (roomFor(position) - 1), leastStep(cards) * (longest - 1)))
}

/** The same, once a column has grown. */
function grown(position: Position, cards: Cards, lengths: number[]): number[] {
  const insides = insidesOf(position, cards, lengths)
  const room = leastStep(cards) * (dealtTo(position) + GROWTH - 1)
  return insides.some((inside) => inside >= room) ? insides : [...insides.slice(1), room]
}

const leastStep = ({ cardHeight, small }: Cards) =>
  Math.max(LEAST_STEP, cardHeight * (small ? LEAST_SHOWN.small : LEAST_SHOWN.large))

/** Registers and foundations. */
const topHeight = ({ cardHeight, gap }: Cards) => cardHeight + 2 * gap + 6

const heightOf = (cards: Cards, insides: number[]) =>
  topHeight(cards) + insides.reduce((sum, inside) => sum + cards.cardHeight + inside + 2 * cards.gap, 0) - cards.gap
