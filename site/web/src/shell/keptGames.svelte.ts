import type { Game } from '../games'
import { keep, kept, onKeptElsewhere } from './kept'
import type { Query } from './route'

/** A game under way, as this browser keeps it: the address tells it, so the address is what is kept. */
export interface KeptGame {
  id: number
  /** What the address says of the game itself, by which it is found again after a reload. */
  link: string
  query: Query
  /** How many things were done in it. */
  progress: number
  over: boolean
  /** What can be undone or redone and the address does not tell. */
  beside?: string | undefined
}

const KEY = 'ludotheque.games'
/** Of each game so many are kept: the last one, and those that were begun and not finished. */
export const MOST = 20
/** Browsers have little room: of games that take many letters to tell, fewer are kept, but always the last ones. */
const MOST_LETTERS = 200_000
const LAST_ONES = 3

type Lists = Partial<Record<Game, KeptGame[]>>

/** The last games of each kind, kept at every move and offered again. */
class KeptGames {
  #lists = $state.raw<Lists>(read())

  constructor() {
    onKeptElsewhere(KEY, () => (this.#lists = read()))
  }

  /** The game to go on with; a finished one is nothing to go on with. */
  latest(game: Game): KeptGame | undefined {
    const last = this.#lists[game]?.[0]
    return last?.over ? this.begun(game)[0] : last
  }

  /** All games that somebody began and did not finish, the latest first. */
  begun(game: Game): KeptGame[] {
    return (this.#lists[game] ?? []).filter(isBegun)
  }

  /** The game that an address tells, if it is kept. */
  find(game: Game, link: string): KeptGame | undefined {
    return this.#lists[game]?.find((one) => one.link === link)
  }

  /** Whether another tab has gone on with a game that had come as far as a link. */
  wentOnElsewhere(game: Game, id: number, link: string): boolean {
    const there = read()[game]?.find((one) => one.id === id)
    return there !== undefined && there.link !== link
  }

  keep(game: Game, one: KeptGame): void {
    // Another tab may have kept a game in the meantime.
    const others = (read()[game] ?? []).filter(
      (other) => other.id !== one.id && other.link !== one.link && isBegun(other),
    )
    this.#write(game, [one, ...others])
  }

  forget(game: Game, id: number): void {
    this.#write(
      game,
      (read()[game] ?? []).filter((one) => one.id !== id),
    )
  }

  #write(game: Game, list: KeptGame[]): void {
    this.#lists = { ...read(), [game]: fitting(list) }
    keep(KEY, JSON.stringify(this.#lists))
  }
}

const isBegun = ({ progress, over }: KeptGame) => progress > 0 && !over

/** Those of a list, the latest first, for which there is room. */
export function fitting(list: KeptGame[]): KeptGame[] {
  let letters = 0
  return list.slice(0, MOST).filter((one, place) => {
    letters += one.link.length + (one.beside?.length ?? 0)
    return place < LAST_ONES || letters <= MOST_LETTERS
  })
}

function read(): Lists {
  try {
    const lists: unknown = JSON.parse(kept(KEY) ?? '{}')
    if (typeof lists !== 'object' || lists === null) {
      return {}
    }
    return Object.fromEntries(
      Object.entries(lists).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isKept) : []]),
    )
  } catch {
    return {}
  }
}

function isKept(one: unknown): one is KeptGame {
  const { id, link, query, progress } = (one ?? {}) as Partial<KeptGame>
  return typeof id === 'number' && typeof link === 'string' && typeof query === 'object' && typeof progress === 'number'
}

export const keptGames = new KeptGames()
