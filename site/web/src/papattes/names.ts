import type { Catalogue } from './words.svelte'
import { isOfTwo, type GameSetup } from './setup/setup'

/** A champion that came in a record keeps the name that it has there. */
export function championName(t: Pick<Catalogue, 'champions'>, name: string): string {
  return t.champions[name as keyof Catalogue['champions']] ?? name
}

export function mapName(t: Pick<Catalogue, 'maps'>, name: string): string {
  return t.maps[name as keyof Catalogue['maps']] ?? name
}

export function gameTitle(t: Catalogue, setup: GameSetup): string {
  const map = mapName(t, setup.map)
  return isOfTwo(setup) ? t.play.titleOfTwo(map) : t.play.title(championName(t, setup.opponent), map)
}
