import type { Language } from '../language/language'
import { en } from '../papattes/words.en'
import { fr } from '../papattes/words.fr'
import { address } from '../shell/address.svelte'
import type { Champion, GameMap } from './api'

/*
 * The champions and maps of Six Papattes that are the house's are called here what they are called where matches are played and
 * watched; the server knows the words by which commands call them. All else keeps the name it was given.
 */

type Names = Partial<Record<string, string>>

const champions: Record<Language, Names> = { fr: fr.champions, en: en.champions }
const maps: Record<Language, Names> = { fr: fr.maps, en: en.maps }

export function championName(game: string, { name, builtin }: Pick<Champion, 'name' | 'builtin'>): string {
  const called = game === 'papattes' && builtin !== null ? champions[address.route.language][builtin] : undefined
  return called ?? name
}

export function mapName(game: string, { name }: Pick<GameMap, 'name'>): string {
  return (game === 'papattes' ? maps[address.route.language][name] : undefined) ?? name
}
