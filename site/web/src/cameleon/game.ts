import { en } from './words.en'
import { fr } from './words.fr'

/** The pages that stand in the tabs, in their order. */
export const tabs = ['play', 'rules', 'how'] as const
/** The other pages. */
export const untabbed = ['replay'] as const
/** The colour of the box on the shelf. */
export const lid = '#7b3357'
export const words = { fr: fr.game, en: en.game }
