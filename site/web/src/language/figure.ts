import type { Language } from './language'

const FORMATS: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr'),
  en: new Intl.NumberFormat('en'),
}

/** A number for people, with separators: `12,345`. */
export const figure = (language: Language, value: number): string => FORMATS[language].format(value)
