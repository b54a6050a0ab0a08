import { address } from '../shell/address.svelte'
import { en } from './en'
import { fr } from './fr'

export type Catalogue = typeof fr

const catalogues: Record<'fr' | 'en', Catalogue> = { fr, en }

/** Every sentence of the site, in the language of the address. */
export function words(): Catalogue {
  return catalogues[address.route.language]
}
