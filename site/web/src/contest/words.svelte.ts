import { wordsOf } from '../language/catalogue.svelte'
import { en } from './words.en'
import { fr } from './words.fr'

/** Every sentence of these pages, in the language of the address. */
export const words = wordsOf({ fr, en })
