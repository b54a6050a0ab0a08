import type { Language } from './language'

const FORMATS: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr'),
  en: new Intl.NumberFormat('en'),
}

/** A number for people, with separators: `12,345`; French ones are the no-break space that all our sentences have. */
export const figure = (language: Language, value: number): string =>
  FORMATS[language].format(value).replaceAll('\u202f', '\u00a0')
