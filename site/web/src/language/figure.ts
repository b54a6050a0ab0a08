import type { Language } from './language'

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/** Decimals of a number, at least and at most. */
export type Decimals = readonly [least: number, most: number]

/** A number for people, with separators: `12,345`; French ones are the no-break space that all our sentences have. */
export function figure(language: Language, value: number, decimals: Decimals = [0, 3]): string {
  const key = [language, ...decimals].join()
  let format = formats.get(key)
  if (!format) {
    const [minimumFractionDigits, maximumFractionDigits] = decimals
    format = new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits })
    formats.set(key, format)
  }
  return format.format(value).replaceAll('\u202f', '\u00a0')
}
