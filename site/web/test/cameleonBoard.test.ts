import { describe, expect, it } from 'vitest'
import { border, isChanged, squareAt, walk, warmth } from '../src/cameleon/board/squares'
import type { Position } from '../src/cameleon/rules'
import { parseSetup, setupQuery } from '../src/cameleon/setup/setup'

describe('a square', () => {
  it('has a colour, and knows whether it is acquired', () => {
    const position = { side: 3, cells: 'ArRBbAAAA' } as Position
    expect(squareAt(position, 0)).toEqual({ cell: [1, 1], colour: undefined, acquired: false })
    expect(squareAt(position, 1)).toEqual({ cell: [1, 2], colour: 'R', acquired: false })
    expect(squareAt(position, 3)).toEqual({ cell: [2, 1], colour: 'B', acquired: true })
  })

  it('is changed when a step covers it', () => {
    const step = { rule: 'R4', line: 7, column: 7, side: 6, colour: 'B' } as const
    expect(isChanged([step], [12, 7])).toBe(true)
    expect(isChanged([step], [13, 7])).toBe(false)
  })
})

describe('the borders', () => {
  it('tell the sizes of regions apart', () => {
    expect([1, 2, 4, 7, 10, 13, 25].map(border)).toEqual([0, 0, 1, 2, 1, 3, 4])
  })
})

describe('the arrows', () => {
  it('stay on the board', () => {
    expect(walk('ArrowUp', 12, [1, 5])).toEqual([1, 5])
    expect(walk('End', 12, [3, 5])).toEqual([3, 12])
    expect(walk('PageDown', 12, [8, 5])).toEqual([12, 5])
    expect(walk('x', 12, [8, 5])).toBeUndefined()
  })
})

describe('the heat', () => {
  it('goes from the least gain to the greatest', () => {
    const warm = warmth([null, 1, 5, -3])
    expect([warm(-3), warm(1), warm(5)]).toEqual([0, 0.5, 1])
    expect(warmth([2, 2])(2)).toBe(1)
  })
})

describe('a setup', () => {
  it('is kept in the address', () => {
    const query = { variant: 'brave', size: '48', level: 'greedy', colour: 'B', first: 'B' }
    expect(setupQuery(parseSetup(query))).toEqual(query)
  })

  it('falls back to what its variant can play', () => {
    expect(parseSetup({ variant: 'brave', level: 'perfect', size: '7' })).toMatchObject({
      opponent: 'two-ply',
      side: 12,
    })
  })
})
