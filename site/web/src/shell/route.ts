import type { Language } from '../language/language'

export const PAGES = [
  '',
  'daily',
  'statistics',
  'docs',
  'memoryx/play',
  'memoryx/rules',
  'memoryx/how',
  'memoryx/replay',
  'patience/play',
  'patience/rules',
  'patience/how',
  'faraway/play',
  'faraway/rules',
  'faraway/how',
  'faraway/code',
  'faraway/instances',
  'faraway/competition',
  'cameleon/play',
  'cameleon/rules',
  'cameleon/how',
  'papattes/play',
  'papattes/watch',
  'papattes/rules',
  'papattes/how',
  'papattes/write',
] as const

export type Page = (typeof PAGES)[number]
export type PlayableGame = 'memoryx' | 'patience' | 'faraway' | 'cameleon' | 'papattes'
export type PageOf<Game extends PlayableGame> = Extract<Page, `${Game}/${string}`>

export function isPageOf<Game extends PlayableGame>(game: Game, page: Page): page is PageOf<Game> {
  return page.startsWith(`${game}/`)
}

export type Query = Record<string, string>

/** Where the visitor is. The address holds all of it, so a link shows another person the same thing. */
export interface Route {
  language: Language
  /** Undefined when the address names no page of ours. */
  page: Page | undefined
  query: Query
}

/** Reads `#/fr/memoryx/play?delay=0`. */
export function parseRoute(hash: string, usual: Language): Route {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?')
  const [word = '', rest = ''] = splitOnce(path.replace(/\/$/, ''), '/')
  const known = word === 'fr' || word === 'en'
  const asked = known ? rest : path.replace(/\/$/, '')
  // A game alone is its table.
  const page = PAGES.find((candidate) => candidate === asked) ?? PAGES.find((candidate) => candidate === `${asked}/play`)
  return {
    language: known ? word : usual,
    page,
    query: Object.fromEntries(new URLSearchParams(search)),
  }
}

export function formatRoute({ language, page, query }: Route): string {
  const path = page === '' ? language : `${language}/${page ?? ''}`
  const search = Object.entries(query)
    .map(([key, value]) => `${key}=${readable(value)}`)
    .join('&')
  return `#/${path}${search === '' ? '' : '?' + search}`
}

/** Commas and colons are legal in a fragment, and levels and seats are easier to read with them. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
