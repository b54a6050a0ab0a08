import type { Catalogue } from '../words.svelte'
import type { Square } from './squares'

/** A cell in words: where it is, its colour, and what it would gain. */
export function squareLabel(
  t: Catalogue,
  { cell, colour, acquired }: Square,
  gain: number | null,
  hinted: boolean,
): string {
  const what = colour ? `${t.cells[colour]}${acquired ? `, ${t.play.acquired}` : ''}` : t.play.white
  return [
    t.play.cell(...cell),
    what,
    ...(gain === null ? [] : [t.play.gain(gain)]),
    ...(hinted ? [t.play.advised] : []),
  ].join(', ')
}
