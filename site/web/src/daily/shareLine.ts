import type { Game } from '../games'
import type { Day } from './daily'
import type { DailyResult, ResultsOfDay } from './results.svelte'
import type { DailyTexts } from './texts'

/** `102/110`, `1,234 points`, `61 moves`, `won`: how it went, and nothing of how it is done. */
export function resultText(t: DailyTexts, game: Game, { won, points, outOf, moves, helps }: DailyResult): string {
  const result =
    points !== undefined
      ? outOf === undefined
        ? t.points(points)
        : t.pointsOf(points, outOf)
      : moves !== undefined && won
        ? game === 'memoryx'
          ? t.turns(moves)
          : t.moves(moves)
        : won
          ? t.won
          : t.lost
  return helps ? `${result} (${t.withHelp})` : result
}

/** One line about a day, to be sent to others: it spoils nothing. */
export function shareLine(t: DailyTexts, nameOf: (game: Game) => string, day: Day, results: ResultsOfDay): string {
  const parts = (Object.entries(results) as [Game, DailyResult][]).map(
    ([game, result]) => `${nameOf(game)} ${resultText(t, game, result)}`,
  )
  return [`Ludothèque ${day}`, ...parts].join(' · ')
}
