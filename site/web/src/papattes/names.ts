import type { Catalogue } from '../language/catalogue.svelte'
import { isOfTwo, type GameSetup } from './setup/setup'

/** A champion that came in a record keeps the name that it has there. */
export function championName(t: Catalogue, name: string): string {
  return t.papattesChampions[name as keyof Catalogue['papattesChampions']] ?? name
}

export function mapName(t: Catalogue, name: string): string {
  return t.papattesMaps[name as keyof Catalogue['papattesMaps']] ?? name
}

export function gameTitle(t: Catalogue, setup: GameSetup): string {
  const map = mapName(t, setup.map)
  return isOfTwo(setup) ? t.papattesPlay.titleOfTwo(map) : t.papattesPlay.title(championName(t, setup.opponent), map)
}
