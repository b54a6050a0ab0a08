import { wordsOf, type SiteWords } from '../language/catalogue.svelte'
import { en } from './words.en'
import { fr } from './words.fr'

export type Catalogue = SiteWords & typeof fr

/** Every sentence of these pages, in the language of the address. */
export const words = wordsOf({ fr, en })
