import type { Mistake } from '../rules/answers'
import type { Catalogue } from './catalogue.svelte'
import type { Language } from './language'

export function mistakeText(t: Catalogue, mistake: Mistake, language: Language): string {
  const { line, column } = mistake
  return line === undefined || column === undefined
    ? mistake[language]
    : t.record.mistake(line, column, mistake[language])
}
