import { describe, expect, it } from 'vitest'
import { isSize, parseSetup, setupQuery } from '../src/memoryx/setup/setup'

const seed = () => '42'

describe('a setup', () => {
  it('has usual values', () => {
    expect(parseSetup({}, seed)).toEqual({
      size: '3x7',
      seats: ['person', 'joker-aware'],
      names: ['', ''],
      first: 0,
      seed: '42',
      delay: 5,
      learning: false,
    })
  })

  it('comes back from its address', () => {
    const setup = parseSetup(
      { size: '5x5', seats: 'limited:7,exact', names: 'Ada,', first: '1', seed: '-3', delay: '0', learn: '1' },
      seed,
    )
    expect(parseSetup(setupQuery(setup), () => 'another')).toEqual(setup)
  })

  it('ignores what makes no sense', () => {
    const setup = parseSetup({ size: '4x4', seats: 'cheater', first: '1', seed: 'x', delay: '99' }, seed)
    expect(setup).toMatchObject({ size: '3x7', seats: ['person'], first: 0, seed: '42', delay: 5 })
  })
})

describe('a size', () => {
  it.each(['1x3', '3x7', '7x7', '1x99', '9x11'])('%s is playable', (size) => expect(isSize(size)).toBe(true))
  it.each(['1x1', '2x3', '3x4', '11x11', '3', 'x3', '-3x3'])('%s is not', (size) => expect(isSize(size)).toBe(false))
})
