import { KING, SUITS, type Position } from '../rules'

/** How large the cards of a table are, and how its columns stand. */
export interface Fit extends Shape {
  cardWidth: number
  cardHeight: number
  /** Small cards show nothing but a large rank and suit. */
  small: boolean
  rows: Row[]
  height: number
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
  /** How many cards its longest column may hold. */
  longest: number
  /** How far apart the cards of a column lie. */
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
/** Smaller ones could neither be read nor be hit with a finger. */
const LEAST_CARD_WIDTH = 36
const CARD_RATIO = 1.4
/** How much of its height a covered card shows: its rank and suit, and more where there is room. */
const SHOWN = { small: 0.32, large: 0.265 }
const MOST_SHOWN = { small: 0.52, large: 0.45 }

/** The largest cards that fit into a width and, if that can be, into a height; columns then spread over what is left of it. */
export function fitInto(position: Position, width: number, most: number): Fit {
  const shape = shapeFor(position, width, most)
  const tight = largest(shape, width, longestOfRows(position, shape.perRow), most)
  const spare = Number.isFinite(most) ? Math.max(0, most - tight.height) / tight.rows.length : 0
  const farthest = tight.cardHeight * (tight.small ? MOST_SHOWN.small : MOST_SHOWN.large)
  const steps = tight.rows.map(({ step, longest }) => Math.max(step, Math.min(farthest, step + spare / (longest - 1))))
  return laid(
    tight,
    tight.rows.map(({ longest }) => longest),
    steps,
  )
}

/** The height that a table takes even with the smallest cards. */
export const leastHeight = (position: Position, width: number) => fitInto(position, width, 0).height

/** The fewest rows that leave cards easy to hit, counted by the cards as dealt: none comes or goes in mid game. */
function shapeFor(position: Position, width: number, most: number): Shape {
  const columns = position.columns.length
  const shapes = Array.from({ length: MOST_ROWS }, (_, row) => Math.ceil(columns / (row + 1)))
    .filter((perRow) => perRow <= MOST_PER_ROW)
    .map((perRow) => {
      const shape = { perRow, across: Math.max(perRow, position.registers.length + SUITS), gap: width < NARROW ? 3 : 9 }
      const dealt = Array.from({ length: Math.ceil(columns / perRow) }, () => roomFor(columns))
      return { shape, cardWidth: largest(shape, width, dealt, most).cardWidth }
    })
  const easy = shapes.find(({ cardWidth }) => cardWidth >= EASY_CARD_WIDTH)
  return (easy ?? shapes.reduce((best, other) => (other.cardWidth > best.cardWidth ? other : best))).shape
}

/** A column has room for its cards as they are dealt and one more, so that the table does not shrink as the game goes on. */
const roomFor = (columns: number) => Math.ceil((SUITS * KING) / columns) + 1

function longestOfRows({ columns }: Position, perRow: number): number[] {
  return Array.from({ length: Math.ceil(columns.length / perRow) }, (_, row) =>
    Math.max(
      roomFor(columns.length),
      ...columns
        .slice(row * perRow)
        .slice(0, perRow)
        .map((cards) => cards.length),
    ),
  )
}

function largest(shape: Shape, width: number, longest: number[], most: number): Fit {
  const { across, gap } = shape
  let cardWidth = Math.min(MOST_CARD_WIDTH, Math.floor((width + gap) / across) - gap)
  let fit = tightly(shape, cardWidth, longest)
  while (fit.height > most && cardWidth - 2 >= LEAST_CARD_WIDTH) {
    cardWidth -= 2
    fit = tightly(shape, cardWidth, longest)
  }
  return fit
}

function tightly(shape: Shape, cardWidth: number, longest: number[]): Fit {
  const cardHeight = Math.round(cardWidth * CARD_RATIO)
  const small = cardWidth < SMALL_CARD_WIDTH
  const shown = cardHeight * (small ? SHOWN.small : SHOWN.large)
  const steps = longest.map((cards) => stepFor(shown, cards))
  return laid({ ...shape, cardWidth, cardHeight, small }, longest, steps)
}

/** Enough of a covered card shows to read it; long columns are closed up a little. */
function stepFor(shown: number, longest: number): number {
  const step = Math.max(18, shown)
  return Math.round(Math.max(16, Math.min(step, (step * 13) / longest)))
}

/** Rows below one another, under the registers and foundations. */
function laid(cards: Omit<Fit, 'rows' | 'height'>, longest: number[], steps: number[]): Fit {
  const { cardHeight, gap } = cards
  let y = cardHeight + 2 * gap + 6
  const rows = longest.map((most, row): Row => {
    const step = steps[row]!
    const below = { y, longest: most, step, height: cardHeight + step * (most - 1) + gap }
    y += below.height + gap
    return below
  })
  return { ...cards, rows, height: y - gap }
}
