import type { Game } from '../games'
import { address } from '../shell/address.svelte'
import { isDay } from './daily'
import { dailyResults, type DailyResult } from './results.svelte'

/** Says how the challenge of a day went, if that is what the address says is played. */
export function recordDaily(game: Game, result: DailyResult): void {
  const { daily } = address.route.query
  if (isDay(daily)) {
    dailyResults.record(daily, game, result)
  }
}
