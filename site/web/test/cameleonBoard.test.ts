import { framesOf } from '../src/cameleon/play/frames'
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
    const query = { variant: 'brave', size: '48', red: 'greedy', blue: 'person', first: 'B' }
    expect(setupQuery(parseSetup(query))).toEqual(query)
  })

  it('is still read from links that tell the opponent and the own colour', () => {
    expect(parseSetup({ level: 'greedy', colour: 'B' }).seats).toEqual({ R: 'greedy', B: 'person' })
    expect(parseSetup({ level: 'person' }).seats).toEqual({ R: 'person', B: 'person' })
  })

  it('falls back to what its variant can play', () => {
    expect(parseSetup({ variant: 'brave', level: 'perfect', size: '7' })).toMatchObject({
      seats: { R: 'person', B: 'two-ply' },
      side: 6,
    })
  })
})

describe('the moments of a move', () => {
  const step = (line: number, side: number, rule: string) =>
    ({ rule, line, column: line, side, colour: 'R' }) as Parameters<typeof framesOf>[1]['steps'][number]

  it('follow its rules one after the other', () => {
    const frames = framesOf('bAAAAAAAA', { side: 3, steps: [step(2, 1, 'R1'), step(1, 1, "R'2"), step(1, 3, 'R3')] })
    expect(frames.map(({ cells }) => cells)).toEqual(['bAAArAAAA', 'rAAArAAAA', 'RRRRRRRRR'])
  })

  it('are none when one cell alone changed', () => {
    expect(framesOf('AAAAAAAAA', { side: 3, steps: [step(2, 1, 'R1')] })).toEqual([])
  })
})
