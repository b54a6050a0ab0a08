import { en as cameleonEn } from '../cameleon/words.en'
import { fr as cameleonFr } from '../cameleon/words.fr'
import type { Language } from '../language/language'
import { seatKind, sizeName } from '../memoryx/names'
import { isLevel } from '../memoryx/setup/setup'
import { en as memoryxEn } from '../memoryx/words.en'
import { fr as memoryxFr } from '../memoryx/words.fr'
import { championName, mapName } from '../papattes/names'
import { en as papattesEn } from '../papattes/words.en'
import { fr as papattesFr } from '../papattes/words.fr'
import { en as patienceEn } from '../patience/words.en'
import { fr as patienceFr } from '../patience/words.fr'
import type { Tally } from './statistics'

/** The kind of a tally for people: `FreeCell`, `5 × 7, exact bot`, `24 + 16`, `Clearing, Harvester`. */
export function kindText(language: Language, { game, kind }: Pick<Tally, 'game' | 'kind'>, alone: string): string {
  const [first = '', second = '', third = ''] = kind.split(' ')
  switch (game) {
    case 'memoryx': {
      const against = isLevel(second) ? seatKind({ fr: memoryxFr, en: memoryxEn }[language], second) : alone
      return `${sizeName(first)}, ${against}`
    }
    case 'patience': {
      const names: Record<string, string> = { fr: patienceFr, en: patienceEn }[language].solitaires
      return names[kind] ?? kind
    }
    case 'faraway':
      return kind.replace('+', ' + ')
    case 'cameleon': {
      const { variants, levels } = { fr: cameleonFr, en: cameleonEn }[language]
      const named = (names: Record<string, string>, word: string) => names[word] ?? word
      return [sizeName(first), named(variants, second), named(levels, third)].filter((part) => part !== '').join(', ')
    }
    case 'papattes': {
      const names = { fr: papattesFr, en: papattesEn }[language]
      return `${mapName(names, first)}, ${championName(names, second)}`
    }
  }
}

interface Counts {
  points: (count: number) => string
  moves: (count: number) => string
}

/** What a game counts, in its own words: Mémoryx has pairs and turns. */
export function countsOf(language: Language, game: Tally['game'], usual: Counts): Counts {
  const { score, turns } = { fr: memoryxFr, en: memoryxEn }[language].play
  return game === 'memoryx' ? { points: score, moves: turns } : usual
}
