import type { Language } from '../language/language'
import { championName, mapName } from '../papattes/names'
import { en as papattesEn } from '../papattes/words.en'
import { fr as papattesFr } from '../papattes/words.fr'
import { en as patienceEn } from '../patience/words.en'
import { fr as patienceFr } from '../patience/words.fr'
import type { Tally } from './statistics'

/** The kind of a tally for people: `FreeCell`, `5 × 7, exact`, `Clearing, Harvester`. */
export function kindText(language: Language, { game, kind }: Pick<Tally, 'game' | 'kind'>, alone: string): string {
  if (game === 'patience') {
    const names: Record<string, string> = { fr: patienceFr, en: patienceEn }[language].solitaires
    return names[kind] ?? kind
  }
  if (game === 'papattes') {
    const names = { fr: papattesFr, en: papattesEn }[language]
    const [map = '', champion = ''] = kind.split(' ')
    return `${mapName(names, map)}, ${championName(names, champion)}`
  }
  return kind
    .split(' ')
    .map((word) =>
      word === 'alone' ? alone : word.replace(/^(\d+)x(\d+)$/, '$1 × $2').replace(/^(\d+)\+(\d+)$/, '$1 + $2'),
    )
    .join(', ')
}
