import { keep, kept, keptList } from '../../shell/kept'
import type { Solitaire } from '../solitaires'

/** One solitaire's games. A game in which the solver helped is won, but sets no record. */
export interface Tally {
  solitaire: Solitaire
  played: number
  won: number
  wonAlone: number
  bestSeconds: number | null
  fewestMoves: number | null
}

export interface Win {
  moves: number
  seconds: number
  helps: number
}

const KEY = 'ludotheque.patience.statistics'
/** The deal begun last; it counts once however often it is restarted, and only where it was begun. */
const BEGUN = 'ludotheque.patience.begun'
const WON = ' won'

/** Counts kept in this browser and nowhere else. */
class Statistics {
  list = $state.raw(keptList<Tally>(KEY))

  begin(solitaire: Solitaire, deal: string): void {
    if (kept(BEGUN)?.replace(WON, '') !== deal) {
      keep(BEGUN, deal)
      this.#change(solitaire, (tally) => ({ ...tally, played: tally.played + 1 }))
    }
  }

  win(solitaire: Solitaire, deal: string, win: Win): void {
    if (kept(BEGUN) === deal) {
      keep(BEGUN, deal + WON)
      this.#change(solitaire, (tally) => withWin(tally, win))
    }
  }

  clear(): void {
    this.#keep([])
  }

  #change(solitaire: Solitaire, change: (tally: Tally) => Tally): void {
    const former = this.list.find((tally) => tally.solitaire === solitaire) ?? nothing(solitaire)
    this.#keep([...this.list.filter((tally) => tally.solitaire !== solitaire), change(former)])
  }

  #keep(list: Tally[]): void {
    this.list = list
    keep(KEY, JSON.stringify(list))
  }
}

function nothing(solitaire: Solitaire): Tally {
  return { solitaire, played: 0, won: 0, wonAlone: 0, bestSeconds: null, fewestMoves: null }
}

export function withWin(tally: Tally, { moves, seconds, helps }: Win): Tally {
  const won = { ...tally, won: tally.won + 1 }
  return helps > 0
    ? won
    : {
        ...won,
        wonAlone: tally.wonAlone + 1,
        bestSeconds: Math.min(tally.bestSeconds ?? Infinity, seconds),
        fewestMoves: Math.min(tally.fewestMoves ?? Infinity, moves),
      }
}

export const statistics = new Statistics()
