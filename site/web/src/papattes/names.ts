import type { Catalogue } from '../language/catalogue.svelte'

/** A champion that came in a record keeps the name that it has there. */
export function championName(t: Catalogue, name: string): string {
  return t.papattesChampions[name as keyof Catalogue['papattesChampions']] ?? name
}

export function mapName(t: Catalogue, name: string): string {
  return t.papattesMaps[name as keyof Catalogue['papattesMaps']] ?? name
}
