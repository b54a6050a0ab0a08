import type { Trouble } from '../shell/openGame.svelte'
import { sentence, typographic } from './sentence'
import type { SiteWords } from './catalogue.svelte'
import type { Language } from './language'

export function mistakeText(t: SiteWords, trouble: Trouble, language: Language): string {
  const { line, column } = trouble
  return line === undefined || column === undefined
    ? sentence(trouble[language], language)
    : t.record.mistake(line, column, typographic(trouble[language], language))
}
