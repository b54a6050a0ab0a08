import { keep, kept } from '../../shell/kept'
import { gameLink, type GameSetup } from '../setup/setup'

/*
 * The game under way, which this browser keeps so that closing the page does not end it. Its record is too long for a link.
 */

const KEY = 'ludotheque.papattes.game'

export interface KeptGame {
  setup: GameSetup
  record: string
}

export function keepGame(game: KeptGame): void {
  keep(KEY, JSON.stringify(game))
}

export function keptGame(): KeptGame | undefined {
  try {
    return (JSON.parse(kept(KEY) ?? 'null') as KeptGame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The record of the game that an address means, if it is the one that was kept. */
export function keptRecord(setup: GameSetup): string | undefined {
  const game = keptGame()
  return game && gameLink(game.setup) === gameLink(setup) ? game.record : undefined
}
