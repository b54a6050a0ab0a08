import { address } from '../shell/address.svelte'
import type { Language } from './language'

/** The sentences of pages that bring their own, in the language of the address. */
export function inLanguage<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[address.route.language]
}
