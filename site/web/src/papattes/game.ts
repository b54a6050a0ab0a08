import { en } from './words.en'
import { fr } from './words.fr'

/** The pages that stand in the tabs, in their order. */
export const tabs = ['play', 'watch', 'rules', 'how', 'write'] as const
/** The other pages. */
export const untabbed = [] as const
/** The colour of the box on the shelf. */
export const lid = '#9a3324'
export const words = { fr: fr.game, en: en.game }
