import { describe, expect, it } from 'vitest'
import { cardAt, layOut, spotAt, topOf } from '../src/patience/board/layout'
import { targetsOf } from '../src/patience/board/targets'
import { walk } from '../src/patience/board/walk'
import { cardOf } from '../src/patience/cards'
import { EMPTY_COLUMN, REGISTER, type Position } from '../src/patience/rules'
import { ROWS, SOLITAIRES, type Solitaire } from '../src/patience/solitaires'

const COLUMNS: Record<Solitaire, number> = { FreeCell: 8, Seahaven: 10, MidnightOil: 18, BakersDozen: 13 }

/** Kings at the bottom of the first columns, queens on them, and so on; some registers are free. */
function position(game: Solitaire): Position {
  const columns = Array.from({ length: COLUMNS[game] }, (_, column) =>
    Array.from({ length: 52 }, (_, card) => 51 - card).filter((card) => card % (COLUMNS[game] - 1) === column),
  )
  const registers = game === 'FreeCell' || game === 'Seahaven' ? [-1, -1, -1, -1] : []
  return { deal: '', game, columns, registers, foundation: [0, 0, 0, 0], won: false, moves: 0, legal: [] }
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
    const ground = { registers: registers.length, columns: columns.length, perRow: ROWS[game].narrow }
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
  it('are the first free register, the first empty column and the cards that the rules name', () => {
    const start = position('FreeCell')
    const card = cardOf(5, 2)
    const onto = start.columns[3]!.at(-1)!
    const legal = [REGISTER, EMPTY_COLUMN, onto].map((destination) => [card, destination] as const)
    const board = { ...start, registers: [0, -1, -1, -1], legal: [...legal, [card + 1, 9] as const] }
    const targets = targetsOf(board, card, layOut(board, 1120).spots)
    expect(targets.map(({ kind, index }) => `${kind} ${index}`)).toEqual(['register 1', 'column 7', 'column 3'])
  })
})
