import { wordsOf } from '../language/catalogue.svelte'
import { isBoardGame } from './api'
import { en } from './words.en'
import { fr } from './words.fr'

/** Every sentence of these pages, in the language of the address. */
export const words = wordsOf({ fr, en })

/** The words that are others from game to game. */
export function wordsOfGame(game: string) {
  const t = words()
  if (game === 'faraway') {
    return {
      map: t.faraway.instance,
      anyMap: t.faraway.anyInstance,
      ask: t.faraway.ask,
      output: t.faraway.output,
      help: t.faraway.help,
      rounds: t.faraway.rounds,
      maps: t.instances,
    }
  }
  const isBoard = isBoardGame(game)
  return {
    map: isBoard ? t.boards.map : t.matches.map,
    anyMap: isBoard ? t.boards.anyMap : t.matches.anyMap,
    ask: t.matches.ask,
    output: isBoard ? t.boards.output : t.matches.output,
    help: isBoard ? t.boards.help : t.standings.help,
    rounds: isBoard ? t.boards.rounds : t.organise.rounds,
    maps: isBoard ? t.tables : t.maps,
  }
}
