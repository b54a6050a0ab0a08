import { expect, test } from 'vitest'
import { inside } from '../src/papattes/board/paint'

test('what is larger than its cell is seen whole at the edges of the map', () => {
  const size = 10
  const width = 14
  expect(inside(-2, width, size)).toBe(0)
  expect(inside(398 - 10, width, size)).toBe(400 - width)
  expect(inside(198, width, size)).toBe(198)
})
