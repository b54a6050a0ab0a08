import { keep, keptList } from '../../shell/kept'
import { gameLink, type GameSetup } from '../setup/setup'

/*
 * The last games, which this browser keeps so that closing the page ends none of them. A new game pushes out the oldest only.
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
  turns: number
  over: boolean
}

/** The latest comes first. */
export const keptGames = () => keptList<KeptGame>(KEY)

export function keepGame(game: KeptGame): void {
  keep(KEY, JSON.stringify([game, ...others(game.setup)].slice(0, MOST)))
}

function others(setup: GameSetup): KeptGame[] {
  return keptGames().filter((game) => gameLink(game.setup) !== gameLink(setup))
}

/** The game that was kept of those that an address may mean. */
export function keptGame(setup: GameSetup): KeptGame | undefined {
  return keptGames().find((game) => gameLink(game.setup) === gameLink(setup))
}
