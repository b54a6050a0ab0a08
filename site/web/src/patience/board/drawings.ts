/** Filled shapes on a 24×24 square: clubs, spades, hearts, diamonds. */
export const SUIT_SHAPES = [
  'M12 1.5a5 5 0 00-4 8A5 5 0 1010.9 17c-.2 2.3-1 4-2.6 5.5h7.4c-1.6-1.5-2.4-3.2-2.6-5.5A5 5 0 1016 9.5a5 5 0 00-4-8z',
  'M12 1.5C4.5 8 2 11 2 14.6c0 4.6 6 6.2 9 2.6-.3 2.3-1.2 4-2.7 5.3h7.4c-1.5-1.3-2.4-3-2.7-5.3 3 3.6 9 2 9-2.6 0-3.6-2.5-6.6-10-13.1z',
  'M12 22C4 16 1.5 12 2 8.2 2.6 3.5 9 1.7 12 6.7c3-5 9.4-3.2 10 1.5.5 3.8-2 7.8-10 13.8z',
  'M12 1.5c2 4 5 8 8.5 10.5-3.5 2.5-6.5 6.5-8.5 10.5-2-4-5-8-8.5-10.5C7 9.5 10 5.5 12 1.5z',
]

/** What a jack, a queen and a king wear, on a card of 50×70. */
export const HEADGEAR: Record<number, string> = {
  11: 'M14 43c0-8 4-12 11-12 2 0 4 .4 5.5 1.2C33 28 37 26.5 40 27c-1 4-3 7-6 9 1.3 2 2 4.3 2 7z',
  12: 'M13 43l-2-11 7 5 2.5-8 4.5 7 4.5-7 2.5 8 7-5-2 11zM25 25.5a2 2 0 110 4 2 2 0 010-4z',
  13: 'M12 43V30l6.5 6L25 27l6.5 9 6.5-6v13zM23.8 22.5h2.4v1.6h1.6v2h-1.6v1.4h-2.4v-1.4h-1.6v-2h1.6z',
}

const SIDES = [16, 34]
const MIDDLE = 25
const mirrored = (rows: number[]) => rows.flatMap((y) => SIDES.map((x) => ({ x, y })))
const between = (rows: number[]) => rows.map((y) => ({ x: MIDDLE, y }))

/** Where the suit signs of a card from 2 to 10 stand, on a card of 50×70. */
export const PIPS: Record<number, { x: number; y: number }[]> = {
  2: between([29, 59]),
  3: between([29, 44, 59]),
  4: mirrored([29, 59]),
  5: [...mirrored([29, 59]), ...between([44])],
  6: mirrored([29, 44, 59]),
  7: [...mirrored([29, 44, 59]), ...between([36.5])],
  8: [...mirrored([29, 44, 59]), ...between([36.5, 51.5])],
  9: [...mirrored([28, 38.5, 49, 59.5]), ...between([44])],
  10: [...mirrored([28, 38.5, 49, 59.5]), ...between([33, 54.5])],
}
