import { keep, kept, onKeptElsewhere } from '../shell/kept'
import { GAME_NAMES, type Game } from '../games'
import { dayAfter, isDay, type Day } from './daily'

/** How a challenge went. The better of two results is kept: won, without help, with more points, in fewer moves. */
export interface DailyResult {
  won: boolean
  /** Points or cells, and how many there are to get. */
  points?: number
  outOf?: number
  /** Moves or turns. */
  moves?: number
  seconds?: number
  /** How often the solver helped. */
  helps?: number
}

export type ResultsOfDay = Partial<Record<Game, DailyResult>>

const KEY = 'ludotheque.daily'
const VERSION = 1
/** Older days are forgotten. */
const MOST_DAYS = 400
const GAMES: readonly string[] = GAME_NAMES
const NUMBERS = ['points', 'outOf', 'moves', 'seconds', 'helps'] as const

/** Results of daily challenges, kept in this browser and nowhere else. */
class DailyResults {
  days = $state.raw<Record<Day, ResultsOfDay>>(readDays(kept(KEY)))

  constructor() {
    onKeptElsewhere(KEY, () => (this.days = readDays(kept(KEY))))
  }

  /** Says how the challenge of a day went; a result that is no better than the one kept changes nothing. */
  record(day: Day, game: Game, result: DailyResult): void {
    // Another tab may have kept a result in the meantime.
    this.days = readDays(kept(KEY))
    const former = this.days[day]?.[game]
    if (isDay(day) && (former === undefined || isBetter(result, former))) {
      this.#keep({ ...this.days, [day]: { ...this.days[day], [game]: result } })
    }
  }

  of(day: Day): ResultsOfDay {
    return this.days[day] ?? {}
  }

  clear(): void {
    this.#keep({})
  }

  #keep(days: Record<Day, ResultsOfDay>): void {
    const latest = Object.keys(days).sort().slice(-MOST_DAYS)
    this.days = Object.fromEntries(latest.map((day) => [day, days[day]!]))
    keep(KEY, JSON.stringify({ version: VERSION, days: this.days }))
  }
}

/** Days in a row with a result, up to today; a day that has only begun does not break it. */
export function streakOf(days: Record<Day, ResultsOfDay>, today: Day): number {
  const played = (day: Day) => Object.keys(days[day] ?? {}).length > 0
  let day = played(today) ? today : dayAfter(today, -1)
  let streak = 0
  while (played(day)) {
    streak++
    day = dayAfter(day, -1)
  }
  return streak
}

export function isBetter(one: DailyResult, other: DailyResult): boolean {
  if (one.won !== other.won) return one.won
  if (!one.helps !== !other.helps) return !one.helps
  if (one.points !== other.points) return (one.points ?? -1) > (other.points ?? -1)
  return (one.moves ?? Infinity) < (other.moves ?? Infinity)
}

/** Reads what was kept, or a file; what is damaged is left out. */
export function readDays(text: string | null): Record<Day, ResultsOfDay> {
  try {
    const { days } = JSON.parse(text ?? '{}') as { days?: unknown }
    const entries = typeof days === 'object' && days !== null ? Object.entries(days as object) : []
    return Object.fromEntries(
      entries.filter(([day]) => isDay(day)).map(([day, results]) => [day, readResults(results)]),
    )
  } catch {
    return {}
  }
}

function readResults(results: unknown): ResultsOfDay {
  const entries = typeof results === 'object' && results !== null ? Object.entries(results) : []
  return Object.fromEntries(
    entries
      .filter(([game, result]) => GAMES.includes(game) && typeof result === 'object' && result !== null)
      .map(([game, result]) => [game, readResult(result as Record<string, unknown>)]),
  )
}

function readResult(result: Record<string, unknown>): DailyResult {
  const numbers = NUMBERS.filter((name) => Number.isFinite(result[name])).map((name) => [name, result[name]])
  return {
    won: result.won === true,
    ...(Object.fromEntries(numbers) as Partial<Record<(typeof NUMBERS)[number], number>>),
  }
}

export const dailyResults = new DailyResults()
