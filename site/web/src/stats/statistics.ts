import { GAME_NAMES, type Game } from '../games'

/*
 * What is counted about a visitor's games, and nothing about the visitor. A tally is of one kind of game: a solitaire, a size with its
 * opponent, a map with its champion. How kinds are written is the game's own matter; `kinds.ts` shows them.
 */

export interface Tally {
  game: Game
  kind: string
  played: number
  won: number
  drawn: number
  /** Wins without help of a solver: only these set records. */
  wonAlone: number
  /** Wins in a row, now and at most. */
  streak: number
  longest: number
  bestPoints: number | null
  fewestMoves: number | null
  bestSeconds: number | null
}

/** A game that is over. */
export interface Outcome {
  result: 'won' | 'drawn' | 'lost'
  /** Whether a solver helped. */
  helped?: boolean
  points?: number
  moves?: number
  seconds?: number
  /** Whether it was counted as played when it was begun. */
  counted?: boolean
}

export const VERSION = 1
const GAMES: readonly unknown[] = GAME_NAMES
const LONGEST_KIND = 80
/** More kinds than anybody plays: a file from elsewhere must not fill the browser's storage. */
const MOST_TALLIES = 500
const COUNTS = ['played', 'won', 'drawn', 'wonAlone', 'streak', 'longest'] as const
const RECORDS = ['bestPoints', 'fewestMoves', 'bestSeconds'] as const

export function nothingYet(game: Game, kind: string): Tally {
  return {
    game,
    kind,
    played: 0,
    won: 0,
    drawn: 0,
    wonAlone: 0,
    streak: 0,
    longest: 0,
    bestPoints: null,
    fewestMoves: null,
    bestSeconds: null,
  }
}

/**
 * A tally after one more game was begun, where a game that is left counts too.
 *
 * @param gaveUp whether the game before it was left: that ends a streak
 */
export function withBeginning(tally: Tally, gaveUp: boolean): Tally {
  return { ...tally, played: tally.played + 1, streak: gaveUp ? 0 : tally.streak }
}

/** A tally after one more game was ended. */
export function withOutcome(tally: Tally, outcome: Outcome): Tally {
  const isWon = outcome.result === 'won'
  const alone = isWon && !outcome.helped
  const streak = isWon ? tally.streak + 1 : outcome.result === 'lost' ? 0 : tally.streak
  const won = tally.won + (isWon ? 1 : 0)
  const drawn = tally.drawn + (outcome.result === 'drawn' ? 1 : 0)
  return {
    ...tally,
    // Statistics may have been cleared since it was begun.
    played: outcome.counted ? Math.max(tally.played, won + drawn) : tally.played + 1,
    won,
    drawn,
    wonAlone: tally.wonAlone + (alone ? 1 : 0),
    streak,
    longest: Math.max(tally.longest, streak),
    bestPoints: outcome.helped ? tally.bestPoints : most(tally.bestPoints, outcome.points ?? null),
    fewestMoves: alone ? least(tally.fewestMoves, outcome.moves ?? null) : tally.fewestMoves,
    bestSeconds: alone ? least(tally.bestSeconds, outcome.seconds ?? null) : tally.bestSeconds,
  }
}

export function isSame(one: Pick<Tally, 'game' | 'kind'>, other: Pick<Tally, 'game' | 'kind'>): boolean {
  return one.game === other.game && one.kind === other.kind
}

/**
 * Two accounts of the same games as one. A file is nearly always an older or a newer copy, so the larger count of each is taken: reading
 * the same file twice changes nothing.
 */
export function merged(here: Tally[], there: Tally[]): Tally[] {
  const both = here.map((tally) => {
    const other = there.find((candidate) => isSame(candidate, tally))
    return other ? joined(tally, other) : tally
  })
  return [...both, ...there.filter((tally) => !here.some((known) => isSame(known, tally)))].slice(0, MOST_TALLIES)
}

function joined(one: Tally, other: Tally): Tally {
  const later = one.played >= other.played ? one : other
  return {
    ...later,
    played: Math.max(one.played, other.played),
    won: Math.max(one.won, other.won),
    drawn: Math.max(one.drawn, other.drawn),
    wonAlone: Math.max(one.wonAlone, other.wonAlone),
    longest: Math.max(one.longest, other.longest),
    bestPoints: most(one.bestPoints, other.bestPoints),
    fewestMoves: least(one.fewestMoves, other.fewestMoves),
    bestSeconds: least(one.bestSeconds, other.bestSeconds),
  }
}

/** Reads tallies out of a text; undefined when it holds none at all. Single damaged ones are left out. */
export function readTallies(text: string | null): Tally[] | undefined {
  try {
    const whole = JSON.parse(text ?? '') as { version?: unknown; tallies?: unknown }
    if (typeof whole?.version !== 'number' || whole.version > VERSION || !Array.isArray(whole.tallies)) {
      return undefined
    }
    const tallies: Tally[] = []
    for (const entry of whole.tallies.slice(0, MOST_TALLIES) as unknown[]) {
      const tally = readTally(entry)
      if (tally && !tallies.some((known) => isSame(known, tally))) {
        tallies.push(tally)
      }
    }
    return tallies
  } catch {
    return undefined
  }
}

function readTally(entry: unknown): Tally | undefined {
  const { game, kind, ...rest } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
  if (!GAMES.includes(game) || typeof kind !== 'string' || kind.length > LONGEST_KIND) {
    return undefined
  }
  const tally = nothingYet(game as Game, kind)
  for (const count of COUNTS) {
    tally[count] = isCount(rest[count]) ? rest[count] : 0
  }
  for (const record of RECORDS) {
    tally[record] = isCount(rest[record]) ? rest[record] : null
  }
  return tally.played < tally.won + tally.drawn || tally.won < tally.wonAlone ? undefined : tally
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What earlier editions kept of Patience: no streaks then. */
export function tallyOfPatience(former: unknown): Tally | undefined {
  const { solitaire, ...counts } = (typeof former === 'object' && former !== null ? former : {}) as Record<
    string,
    unknown
  >
  return readTally({ game: 'patience', kind: solitaire, ...counts })
}

/** What earlier editions kept of Mémoryx: the best of a size against a bot, or alone. */
export function tallyOfMemoryx(former: unknown): Tally | undefined {
  const best = (typeof former === 'object' && former !== null ? former : {}) as Record<string, unknown>
  return readTally({
    game: 'memoryx',
    kind: `${String(best.size)} ${String(best.against ?? 'alone')}`,
    played: best.games,
    won: best.won,
    wonAlone: best.won,
    bestPoints: best.against === null ? null : best.pairs,
    fewestMoves: best.turns,
    bestSeconds: best.seconds,
  })
}

const most = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other)
const least = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other)
