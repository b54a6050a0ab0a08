import { dailyResults, readDays } from '../daily/results.svelte'
import { forget, keep, kept, keptList, onKeptElsewhere } from '../shell/kept'
import type { Game } from '../games'
import {
  isSame,
  merged,
  nothingYet,
  readTallies,
  tallyOfMemoryx,
  tallyOfPatience,
  VERSION,
  withBeginning,
  withOutcome,
  type Outcome,
  type Tally,
} from './statistics'

const KEY = 'ludotheque.statistics'
/** A text that could not be read is put aside rather than written over. */
const DAMAGED = 'ludotheque.statistics.damaged'
const FORMER_PATIENCE = 'ludotheque.patience.statistics'
const FORMER_MEMORYX = 'ludotheque.memoryx.best'

/** Statistics of all games, kept in this browser and nowhere else. */
class KeptStatistics {
  tallies = $state.raw<Tally[]>(load())

  constructor() {
    onKeptElsewhere(KEY, () => (this.tallies = load()))
  }

  /** What play pages call when a game is over. */
  record(game: Game, kind: string, outcome: Outcome): void {
    this.#change(game, kind, (tally) => withOutcome(tally, outcome))
  }

  /** What they call when a game is begun that counts even if it is left. */
  begin(game: Game, kind: string, gaveUp: boolean): void {
    this.#change(game, kind, (tally) => withBeginning(tally, gaveUp))
  }

  of(game: Game, kind: string): Tally | undefined {
    return this.tallies.find((tally) => isSame(tally, { game, kind }))
  }

  clear(game: Game): void {
    this.#keep(this.tallies.filter((tally) => tally.game !== game))
  }

  /** Forgets all that a file of them would hold. */
  clearAll(): void {
    this.#keep([])
    dailyResults.clear()
  }

  /** All that is kept, as a file. */
  export(): string {
    return JSON.stringify(
      { ludotheque: 'statistics', version: VERSION, tallies: this.tallies, days: dailyResults.days },
      null,
      1,
    )
  }

  /** Takes a file's counts in; false when it is no such file. */
  import(text: string): boolean {
    const tallies = readTallies(text)
    if (tallies === undefined) {
      return false
    }
    this.#keep(merged(this.tallies, tallies))
    const days = readDays(text)
    for (const day of Object.keys(days)) {
      for (const [game, result] of Object.entries(days[day]!)) {
        dailyResults.record(day, game as Game, result)
      }
    }
    return true
  }

  #change(game: Game, kind: string, change: (tally: Tally) => Tally): void {
    // Another tab may have counted a game in the meantime.
    this.tallies = load()
    const former = this.of(game, kind) ?? nothingYet(game, kind)
    this.#keep([...this.tallies.filter((tally) => !isSame(tally, former)), change(former)])
  }

  #keep(tallies: Tally[]): void {
    this.tallies = tallies
    keep(KEY, JSON.stringify({ version: VERSION, tallies }))
    // They are part of what was just kept.
    forget(FORMER_PATIENCE)
    forget(FORMER_MEMORYX)
  }
}

function load(): Tally[] {
  const text = kept(KEY)
  const tallies = readTallies(text)
  if (text !== null && tallies === undefined) {
    keep(DAMAGED, text)
  }
  const former = [
    ...keptList<unknown>(FORMER_PATIENCE).map(tallyOfPatience),
    ...keptList<unknown>(FORMER_MEMORYX).map(tallyOfMemoryx),
  ].filter((tally) => tally !== undefined)
  return merged(tallies ?? [], former)
}

export const statistics = new KeptStatistics()

export const recordGame = (game: Game, kind: string, outcome: Outcome) => statistics.record(game, kind, outcome)
