/** Seven symbols and seven colours give 49 different cards; neighbours in number differ in both. */
export interface CardLook {
  symbol: string
  /** Which of the seven inks. */
  ink: number
}

/** Filled shapes on a 24×24 square. */
const SYMBOLS = [
  // star
  'M12 1.8l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.5l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z',
  // leaf
  'M21 3C9 2 3 8 4.4 15.6L2 21l1.6 1 2.6-4.6C14 19.6 21 14 21 3zM7 15.5L15.5 8l.8.9L8 16z',
  // house
  'M12 2L1.8 11.2h3V21.5h5.4v-6h3.6v6h5.4V11.2h3z',
  // drop
  'M12 1.5C9 7 5 10.6 5 15a7 7 0 0014 0c0-4.4-4-8-7-13.5z',
  // fish
  'M1.5 12C5 6 12 4.5 16.5 10L22 6.5v11L16.5 14C12 19.5 5 18 1.5 12zm4.7-1.8a1.3 1.3 0 102.6 0 1.3 1.3 0 00-2.6 0z',
  // moon
  'M15 1.8A10.4 10.4 0 1022 16.5 9 9 0 0115 1.8z',
  // heart
  'M12 21.5C4 15.5 1.5 11.5 2 7.7 2.6 3 9 1.2 12 6.2 15 1.2 21.4 3 22 7.7c.5 3.8-2 7.8-10 13.8z',
]

/** As far apart as seven inks on white can be, all of them dark enough to be read. */
export const INKS = ['#a3271b', '#1d4f91', '#1f6b3a', '#6d2c8e', '#8a5200', '#00696f', '#a81c5f']

export function lookOf(card: number): CardLook {
  const index = card - 1
  const round = Math.floor(index / SYMBOLS.length)
  return { symbol: SYMBOLS[index % SYMBOLS.length]!, ink: (index + round) % SYMBOLS.length }
}
