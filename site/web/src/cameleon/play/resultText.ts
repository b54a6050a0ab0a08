import type { Colour, Position } from '../rules'
import type { Catalogue } from '../words.svelte'

type Counts = Pick<Position, 'red' | 'blue'>

export const winnerOf = ({ red, blue }: Counts): Colour | undefined =>
  red === blue ? undefined : red > blue ? 'R' : 'B'

export function resultText(t: Catalogue, counts: Counts): string {
  const winner = winnerOf(counts)
  const { red, blue } = counts
  return winner ? t.play.wins(t.colours[winner], Math.max(red, blue), Math.min(red, blue)) : t.play.draw
}
