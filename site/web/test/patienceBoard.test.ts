import { describe, expect, it } from 'vitest'
import { arrange, type Place } from '../src/patience/board/arrange'
import { cardAt, layOut, spotAt, topOf } from '../src/patience/board/layout'
import { helpfulMove, moveTo, targetsOf } from '../src/patience/board/targets'
import { walk } from '../src/patience/board/walk'
import { cardOf } from '../src/patience/cards'
import { EMPTY_COLUMN, REGISTER, type Position } from '../src/patience/rules'
import { SOLITAIRES, type Solitaire } from '../src/patience/solitaires'

const COLUMNS: Record<Solitaire, number> = { FreeCell: 8, Seahaven: 10, MidnightOil: 18, BakersDozen: 13 }

/** Kings at the bottom of the first columns, queens on them, and so on; some registers are free. */
function position(game: Solitaire): Position {
  const columns = Array.from({ length: COLUMNS[game] }, (_, column) =>
    Array.from({ length: 52 }, (_, card) => 51 - card).filter((card) => card % (COLUMNS[game] - 1) === column),
  )
  const registers = game === 'FreeCell' || game === 'Seahaven' ? [-1, -1, -1, -1] : []
  return {
    deal: '',
    fullRules: false,
    game,
    columns,
    registers,
    foundation: [0, 0, 0, 0],
    keepsBack: false,
    lifts: 0,
    redeals: 0,
    won: false,
    moves: 0,
    legal: [],
    inOrder: columns.map(() => 1),
    runs: [],
  }
}

describe.each(SOLITAIRES)('a table of %s', (game) => {
  it.each([316, 700, 1120])('fits in %d pixels, and no two spots overlap', (width) => {
    const layout = layOut(position(game), width)
    expect(layout.cards).toHaveLength(52)
    for (const spot of layout.spots) {
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.x + layout.cardWidth).toBeLessThanOrEqual(width + 0.01)
      expect(spotAt(layout, spot.x + 1, spot.y + 1)).toBe(spot)
      expect(spotAt(layout, spot.x + layout.cardWidth - 1, spot.y + spot.height - 1)).toBe(spot)
    }
  })

  it('can be walked all over with the arrows', () => {
    const { columns, registers } = position(game)
    const { perRow } = layOut(position(game), 316)
    expect(perRow).toBeLessThanOrEqual(8)
    const ground = { registers: registers.length, columns: columns.length, perRow }
    const places = new Set([0])
    for (const place of places) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        places.add(walk(key, place, ground)!)
      }
    }
    expect([...places].sort((a, b) => a - b)).toEqual(
      Array.from({ length: registers.length + columns.length }, (_, i) => i),
    )
  })
})

describe('a point on the table', () => {
  it('finds the card that shows there', () => {
    const layout = layOut(position('FreeCell'), 1120)
    const column = layout.spots.find((spot) => spot.kind === 'column')!
    expect(cardAt(layout, column, column.y + 1)).toBe(column.cards[0])
    expect(cardAt(layout, column, column.y + column.height - 1)).toBe(topOf(column))
  })
})

describe('the spots that take a card', () => {
  const start = position('FreeCell')
  const top = start.columns[0]!.at(-1)!
  const below = start.columns[0]!.at(-2)!
  const onto = start.columns[3]!.at(-1)!
  const named = (spots: { kind: string; index: number }[]) => spots.map(({ kind, index }) => `${kind} ${index}`)

  it('are every free register, every empty column and the cards that the rules name', () => {
    const card = cardOf(5, 2)
    const legal = [REGISTER, EMPTY_COLUMN, onto].map((destination) => [card, destination] as const)
    const board = { ...start, registers: [0, -1, -1, -1], legal: [...legal, [card + 1, 9] as const] }
    const targets = targetsOf(board, card, layOut(board, 1120).spots)
    expect(named(targets)).toEqual(['register 1', 'register 2', 'register 3', 'column 3', 'column 7'])
  })

  it('take the run that a card is the top of, and the longest one on wish', () => {
    const lowest = start.columns[0]!.at(-3)!
    const board = { ...start, runs: [below, lowest].map((card) => [card, EMPTY_COLUMN] as const) }
    const empty = layOut(board, 1120).spots.find(({ kind, cards }) => kind === 'column' && cards.length === 0)!
    expect(moveTo(board, top, empty)).toEqual([below, EMPTY_COLUMN])
    expect(moveTo(board, top, empty, true)).toEqual([lowest, EMPTY_COLUMN])
    const alone = { ...board, legal: [[top, EMPTY_COLUMN] as const] }
    expect(moveTo(alone, top, empty)).toEqual([top, EMPTY_COLUMN])
  })

  it('without a place given is the one that helps most', () => {
    const legal = [EMPTY_COLUMN, REGISTER, onto].map((destination) => [top, destination] as const)
    expect(helpfulMove({ ...start, legal }, top)).toEqual([top, onto])
    expect(helpfulMove({ ...start, legal: legal.slice(0, 2) }, top)).toEqual([top, REGISTER])
    expect(helpfulMove(start, top)).toBeUndefined()
  })
})

describe('a card dropped on a register or an empty column', () => {
  const start = position('FreeCell')
  const record = 'deal\nmove\n'
  const wish = (kind: Place['kind'], card: number, index: number) => ({ place: { kind, index }, card, record })

  it('is seen there, wherever the rules have it', () => {
    const board = { ...start, registers: [9, 8, -1, -1] }
    const wishes = [wish('registers', 8, 3), wish('registers', 9, 0)]
    expect(arrange({ position: board, record }, wishes).registers).toEqual([9, -1, -1, 8])
    const moved = { ...start, columns: [[], ...start.columns.slice(1, 7), [60]] }
    const seen = arrange({ position: moved, record: record + 'another\n' }, [wish('columns', 60, 0)])
    expect(seen.columns[0]).toEqual([60])
    expect(seen.columns[7]).toEqual([])
  })

  it('gives way to no one and loses no card', () => {
    const board = { ...start, registers: [5, 6, 7, 8] }
    const wishes = [5, 6, 7, 8].map((card) => wish('registers', card, 2))
    expect(arrange({ position: board, record }, wishes).registers.toSorted()).toEqual([5, 6, 7, 8])
    expect(arrange({ position: board, record }, wishes).registers[2]).toBe(5)
  })

  it('is seen where it lay once that is taken back', () => {
    const lowest = start.columns[5]![0]!
    expect(arrange({ position: start, record: 'deal\n' }, [wish('columns', lowest, 0)])).toEqual(start)
  })
})

describe('the height that is free', () => {
  it('makes cards smaller, but never too small to be read', () => {
    const high = layOut(position('FreeCell'), 1120)
    const low = layOut(position('FreeCell'), 1120, high.height - 120)
    expect(low.height).toBeLessThanOrEqual(high.height - 120)
    expect(low.cardWidth).toBeLessThan(high.cardWidth)
    expect(layOut(position('FreeCell'), 1120, 10).cardWidth).toBeGreaterThanOrEqual(36)
  })

  it.each(SOLITAIRES)('is used by the columns of %s, up to a point', (game) => {
    const tight = layOut(position(game), 350)
    const spread = layOut(position(game), 350, tight.height + 60)
    expect(spread.height).toBeGreaterThan(tight.height + 20)
    expect(spread.height).toBeLessThanOrEqual(tight.height + 60)
    expect(spread.cardWidth).toBe(tight.cardWidth)
    const whole = layOut(position(game), 350, 5000)
    for (const { kind, cards, height } of whole.spots) {
      const covered = kind === 'column' ? Math.max(0, cards.length - 1) : 0
      expect(height).toBeLessThanOrEqual(Math.ceil(whole.cardHeight * (1 + 0.52 * covered)))
    }
  })

  it.each(SOLITAIRES)('gives the cards of %s a size that they keep when a column grows', (game) => {
    const dealt = shared(game)
    const [longest, ...others] = dealt.columns
    const grown = {
      ...dealt,
      columns: [[...longest!, ...others.flatMap((cards) => cards.slice(-1)).slice(-4)], ...others],
    }
    for (const [width, height] of [
      [916, 535],
      [316, 300],
      [1220, 900],
    ] as const) {
      const before = layOut(dealt, width, height)
      const after = layOut(grown, width, height)
      expect(after.cardWidth).toBe(before.cardWidth)
      const corners = ({ spots, perRow }: typeof before) =>
        spots.filter(({ kind, index }) => kind !== 'column' || index < perRow).map(({ x, y }) => [x, y])
      expect(corners(after)).toEqual(corners(before))
    }
  })

  it('takes as few rows as fit: a table that must be scrolled is not made higher still', () => {
    const low = layOut(shared('MidnightOil'), 340, 250)
    expect(low.perRow).toBe(9)
    expect(low.cardWidth).toBeGreaterThanOrEqual(30)
  })
})

/** All cards, as they are shared out at the start. */
function shared(game: Solitaire): Position {
  const columns = Array.from({ length: COLUMNS[game] }, (_, column) =>
    Array.from({ length: 52 }, (_, card) => card).filter((card) => card % COLUMNS[game] === column),
  )
  return { ...position(game), columns }
}
