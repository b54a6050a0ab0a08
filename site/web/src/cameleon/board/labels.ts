import type { Catalogue } from '../../language/catalogue.svelte'
import type { Square } from './squares'

/** A cell in words: where it is, its colour, and what it would gain. */
export function squareLabel(t: Catalogue, { cell, colour, acquired }: Square, gain: number | null, hinted: boolean): string {
  const what = colour
    ? `${t.cameleonCells[colour]}${acquired ? `, ${t.cameleonPlay.acquired}` : ''}`
    : t.cameleonPlay.white
  return [
    t.cameleonPlay.cell(...cell),
    what,
    ...(gain === null ? [] : [t.cameleonPlay.gain(gain)]),
    ...(hinted ? [t.cameleonPlay.advised] : []),
  ].join(', ')
}
