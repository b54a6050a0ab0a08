import type { Language } from '../language/language'
import { en } from '../patience/words.en'
import { fr } from '../patience/words.fr'
import type { Tally } from './statistics'

/** The kind of a tally for people: `FreeCell`, `5 × 7, exact`, `clairiere, harvester`. */
export function kindText(language: Language, { game, kind }: Pick<Tally, 'game' | 'kind'>, alone: string): string {
  if (game === 'patience') {
    const names: Record<string, string> = { fr, en }[language].solitaires
    return names[kind] ?? kind
  }
  return kind
    .split(' ')
    .map((word) =>
      word === 'alone' ? alone : word.replace(/^(\d+)x(\d+)$/, '$1 × $2').replace(/^(\d+)\+(\d+)$/, '$1 + $2'),
    )
    .join(', ')
}
