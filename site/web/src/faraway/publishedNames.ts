import type { Catalogue } from './words.svelte'
import type { Collections, Published } from './rules'

/** Our own instances in one list, each with its name. */
export function publishedNames(t: Catalogue, lists: Collections): { name: string; instance: Published }[] {
  return (['known', 'mystery', 'extra'] as const).flatMap((list) =>
    lists[list].map((instance, index) => ({ name: t.published[list](index + 1), instance })),
  )
}
