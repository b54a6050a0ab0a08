import { address } from '../shell/address.svelte'
import { en } from './en'
import { fr } from './fr'
import type { Language } from './language'

export type SiteWords = typeof fr

const site: Record<Language, SiteWords> = { fr, en }

/** The sentences of the whole site, in the language of the address. */
export const words = (): SiteWords => site[address.route.language]

/** The sentences of a game together with those of the whole site, in the language of the address. */
export function wordsOf<Own extends object>(own: Record<Language, Own>): () => SiteWords & Own {
  const all = { fr: { ...site.fr, ...own.fr }, en: { ...site.en, ...own.en } }
  return () => all[address.route.language]
}
