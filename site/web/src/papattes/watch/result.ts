import type { Catalogue } from '../words.svelte'
import type { Match } from './match.svelte'

/** How a match that is over ended. */
export function resultText(t: Catalogue, { scores }: Match): string {
  const [first, second] = scores.at(-1) as [number, number]
  if (first === second) {
    return t.watch.draw(first)
  }
  return t.watch.wins(t.teams[first > second ? 0 : 1], Math.max(first, second), Math.min(first, second))
}
