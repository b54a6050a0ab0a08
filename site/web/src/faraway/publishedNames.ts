import type { Catalogue } from '../language/catalogue.svelte'
import type { Published } from './rules'

/** Our own instances in one list, each with its name. */
export function publishedNames(
  t: Catalogue,
  lists: Record<'known' | 'mystery' | 'extra', Published[]>,
): { name: string; instance: Published }[] {
  return (['known', 'mystery', 'extra'] as const).flatMap((list) =>
    lists[list].map((instance, index) => ({ name: t.faraway.published[list](index + 1), instance })),
  )
}
