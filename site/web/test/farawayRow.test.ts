import { expect, test } from 'vitest'
import { arrowTarget } from '../src/faraway/cards/arrows'
import { emptyRow, fits, formatRow, freeSpot, lay, parseRow, swap, takeBack } from '../src/faraway/play/row'

test('a row is written with 0 for the holes between regions, and read back', () => {
  const row = lay(lay(lay(emptyRow, 12, 0), 4, 2), 130, 10)
  expect(formatRow(row)).toBe('12 0 4 0 0 0 0 0 130')
  expect(formatRow(parseRow(formatRow(row)))).toBe('12 0 4 0 0 0 0 0 130')
  expect(formatRow(emptyRow)).toBe('')
  expect(formatRow(lay(emptyRow, 12, 1))).toBe('0 12')
})

test('regions and sanctuaries keep to their own spots', () => {
  expect(fits(68, 7)).toBe(true)
  expect(fits(68, 8)).toBe(false)
  expect(lay(emptyRow, 101, 0)).toBe(emptyRow)
  expect(freeSpot(emptyRow, 101)).toBe(8)
  const full = parseRow('1 2 3 4 5 6 7 8')
  expect(freeSpot(full, 9)).toBeUndefined()
  expect(swap(full, 0, 9)).toBe(full)
})

test('two regions change places, and a card can be taken back', () => {
  const row = parseRow('1 2')
  expect(formatRow(swap(row, 0, 1))).toBe('2 1')
  expect(formatRow(swap(row, 1, 4))).toBe('1 0 0 0 2')
  expect(formatRow(takeBack(row, 0))).toBe('0 2')
})

test('arrows lead along a line, and to the card above or below', () => {
  const lines = [
    { left: 0, top: 0 },
    { left: 100, top: 0 },
    { left: 200, top: 0 },
    { left: 0, top: 150 },
    { left: 100, top: 150 },
  ]
  expect(arrowTarget('ArrowRight', 2, lines)).toBe(3)
  expect(arrowTarget('ArrowLeft', 0, lines)).toBe(0)
  expect(arrowTarget('ArrowDown', 1, lines)).toBe(4)
  expect(arrowTarget('ArrowDown', 2, lines)).toBe(4)
  expect(arrowTarget('ArrowUp', 3, lines)).toBe(0)
  expect(arrowTarget('ArrowUp', 1, lines)).toBe(1)
  expect(arrowTarget('End', 0, lines)).toBe(4)
  expect(arrowTarget('x', 0, lines)).toBeUndefined()
})
