import { keep, keptList } from '../../shell/kept'
import { gameLink, type GameSetup } from '../setup/setup'

/*
 * The last games that were too long for an address, which this browser keeps so that closing the page ends none of them. A new one pushes
 * out the oldest only.
 */

const KEY = 'ludotheque.papattes.games'
const MOST = 5

export interface KeptGame {
  setup: GameSetup
  record: string
  /** What was done since in the half-turn. */
  draft: string
  /** The champion that finishes for the person. */
  finisher?: string | undefined
}

/** The latest comes first. */
const keptGames = () => keptList<KeptGame>(KEY)

export function keepGame(game: KeptGame): void {
  keep(KEY, JSON.stringify([game, ...others(game.setup)].slice(0, MOST)))
}

function others(setup: GameSetup): KeptGame[] {
  return keptGames().filter((game) => gameLink(game.setup) !== gameLink(setup))
}

/** The game that an address means which says that it is kept. */
export function keptGame(setup: GameSetup): KeptGame | undefined {
  return keptGames().find((game) => gameLink(game.setup) === gameLink(setup))
}
