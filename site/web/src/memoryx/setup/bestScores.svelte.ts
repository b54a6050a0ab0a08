import { keep, keptList } from '../../shell/kept'
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
  won: boolean
  turns: number
  seconds: number
}

const KEY = 'ludotheque.memoryx.best'

/** Scores kept in this browser and nowhere else. */
class BestScores {
  list = $state.raw(keptList<Best>(KEY))

  add(setup: Setup, size: string, result: Result): void {
    const against = setup.seats.find(isBot) ?? null
    const former = this.of(setup, size)
    const others = this.list.filter((best) => best !== former)
    this.#keep([...others, merge(size, against, former, result)])
  }

  /** The best of games like this one. */
  of(setup: Setup, size: string): Best | undefined {
    const against = setup.seats.find(isBot) ?? null
    return this.list.find((best) => best.size === size && best.against === against)
  }

  clear(): void {
    this.#keep([])
  }

  #keep(list: Best[]): void {
    this.list = list
    keep(KEY, JSON.stringify(list))
  }
}

function merge(size: string, against: string | null, former: Best | undefined, result: Result): Best {
  const faster =
    !former || result.turns < former.turns || (result.turns === former.turns && result.seconds < former.seconds)
  const { turns, seconds } = faster ? result : former
  return {
    size,
    against,
    games: (former?.games ?? 0) + 1,
    won: (former?.won ?? 0) + (result.won ? 1 : 0),
    pairs: Math.max(former?.pairs ?? 0, result.pairs),
    turns,
    seconds,
  }
}

/** Only one person's own work counts: not bots alone, not two people, not with the bot's memory in sight. */
export function counts(setup: Setup): boolean {
  return !setup.learning && setup.seats.filter((seat) => !isBot(seat)).length === 1
}

export const bestScores = new BestScores()
