import { recordGame, statistics } from '../../stats/kept.svelte'
import { isBot, type Setup } from './setup'

/** The best of one kind of game: how many pairs in a duel, how few turns alone. */
export interface Best {
  size: string
  /** The bot's level, or null for a solitaire. */
  against: string | null
  games: number
  won: number
  pairs: number
  turns: number
  seconds: number
}

export interface Result {
  pairs: number
  result: 'won' | 'drawn' | 'lost'
  turns: number
  seconds: number
}

const ALONE = 'alone'

const kindOf = (setup: Setup, size: string) => `${size} ${setup.seats.find(isBot) ?? ALONE}`

/** This game's part of the statistics. */
class BestScores {
  get list(): Best[] {
    return statistics.tallies.filter(({ game }) => game === 'memoryx').map(best)
  }

  add(setup: Setup, size: string, { pairs, result, turns, seconds }: Result): void {
    recordGame('memoryx', kindOf(setup, size), { result, points: pairs, moves: turns, seconds })
  }

  /** The best of games like this one, if such games count. */
  of(setup: Setup, size: string): Best | undefined {
    const tally = counts(setup) ? statistics.of('memoryx', kindOf(setup, size)) : undefined
    return tally && best(tally)
  }

  clear(): void {
    statistics.clear('memoryx')
  }
}

function best({ kind, played, won, bestPoints, fewestMoves, bestSeconds }: (typeof statistics.tallies)[number]): Best {
  const [size = '', against = ALONE] = kind.split(' ')
  return {
    size,
    against: against === ALONE ? null : against,
    games: played,
    won,
    pairs: bestPoints ?? 0,
    turns: fewestMoves ?? 0,
    seconds: bestSeconds ?? 0,
  }
}

/** Only one person's own work counts: not bots alone, not two people, not with the bot's memory in sight. */
export function counts(setup: Setup): boolean {
  return !setup.learning && setup.seats.filter((seat) => !isBot(seat)).length === 1
}

export const bestScores = new BestScores()
