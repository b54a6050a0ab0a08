import type { Colour } from '../rules'

/** A country: the colour of its ground and what stands on it, on a card of 100×120 whose horizon lies at 62. */
export interface Landscape {
  ground: string
  dark: string
  /** A skyline of its own, so that a country is known without its colour. */
  skyline: string
}

export const LANDSCAPES: Record<Colour, Landscape> = {
  // Table mountains.
  red: { ground: '#c8493a', dark: '#8e2b20', skyline: 'M0 66h8l4-22h22l4 22h14l5-34h24l6 34h13v20H0z' },
  // Waves.
  blue: {
    ground: '#3f74b5',
    dark: '#234a7c',
    skyline: 'M0 62q10-22 24-8-10 2-8 12 14-26 32-8-11 1-9 10 14-26 33-8-11 1-9 10 12-22 37-4v22H0z',
  },
  // Firs.
  green: {
    ground: '#58a05f',
    dark: '#256030',
    skyline: 'M0 68l9-26 8 22 9-34 10 34 8-24 9 26 9-32 10 32 8-24 9 24 11-30v44H0z',
  },
  // Domes of a town.
  yellow: {
    ground: '#f0c243',
    dark: '#a87408',
    skyline: 'M0 66h6V52q8-12 16 0v14h8V44h12v22h6V56q14-26 28 0v10h6V40l5-8 5 8v26h8v20H0z',
  },
}
