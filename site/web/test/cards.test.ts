import { expect, it } from 'vitest'
import { lookOf } from '../src/memoryx/board/cardSymbols'

it('no two of the 49 cards look alike, and neighbours differ in symbol and ink', () => {
  const looks = Array.from({ length: 49 }, (_, index) => lookOf(index + 1))
  expect(new Set(looks.map((look) => look.symbol + look.ink)).size).toBe(49)
  for (let index = 1; index < looks.length; index++) {
    expect(looks[index]!.symbol).not.toBe(looks[index - 1]!.symbol)
    expect(looks[index]!.ink).not.toBe(looks[index - 1]!.ink)
  }
})
