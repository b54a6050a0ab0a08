import { figure } from './figure'
import type { Language } from './language'

/** A long number by itself; what stands in quotation marks was written by somebody else and stays as it is. */
const LONG_NUMBER = /«[^»]*»|"[^"]*"|(?<![\p{L}\d.,:#~-])\d{4,}(?![\p{L}\d])/gu

/** What was written with plain apostrophes, as the rules and our documents are. */
export const curled = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L}|$)/gu, '’')

/** What the rules say, as typography wants it: they write plain apostrophes and no separators. */
export const typographic = (text: string, language: Language) =>
  curled(text).replace(LONG_NUMBER, (found) => (/^\d/.test(found) ? figure(language, Number(found)) : found))

/** What the rules say by itself: with a capital letter and a full stop. */
export function sentence(text: string, language: Language): string {
  const typeset = typographic(text, language)
  const whole = /[.!?…]$/.test(typeset) ? typeset : `${typeset}.`
  return whole.charAt(0).toLocaleUpperCase() + whole.slice(1)
}
