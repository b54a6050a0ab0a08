import { en } from '../src/language/en'
import { fr } from '../src/language/fr'
import type { Language } from '../src/language/language'

/** The sentences of a game's pages in both languages. */
export const wordsOf = <Own extends object>(own: Record<Language, Own>) => ({
  fr: { ...fr, ...own.fr },
  en: { ...en, ...own.en },
})
