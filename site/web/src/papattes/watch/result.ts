import { figure } from '../../language/figure'
import type { Language } from '../../language/language'
import type { Player } from '../board/scene'
import type { Catalogue } from '../words.svelte'
import type { Match } from './match.svelte'

/** Who has the higher score at the end of what is there; nobody when they are equal. */
export function winnerOf({ scores }: Match): Player | undefined {
  const [first, second] = scores.at(-1) as [number, number]
  return first === second ? undefined : first > second ? 0 : 1
}

/** How a match that is over ended. */
export function resultText(t: Catalogue, match: Match): string {
  const [first, second] = match.scores.at(-1) as [number, number]
  const winner = winnerOf(match)
  return winner === undefined
    ? t.watch.draw(first)
    : t.watch.wins(t.teams[winner], Math.max(first, second), Math.min(first, second))
}

/** Both scores at the end, for a line to share. */
export const scoresText = (language: Language, { scores }: Match) =>
  scores
    .at(-1)!
    .map((score) => figure(language, score))
    .join(' – ')
