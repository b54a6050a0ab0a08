import { GAME_NAMES, pagesOf, type Game, type PageOf } from '../games'
import type { Language } from '../language/language'

/** Pages that belong to no game. */
const OF_THE_SITE = ['', 'daily', 'statistics', 'docs', 'contest', 'contest/join', 'contest/account'] as const

export type Page = (typeof OF_THE_SITE)[number] | PageOf<Game>

export const PAGES: readonly Page[] = [...OF_THE_SITE, ...GAME_NAMES.flatMap((game) => pagesOf(game))]

/** The game that a page belongs to, and which of its pages it is; undefined for pages of the site. */
export function placeOf(page: Page): { game: Game; tab: string } | undefined {
  const [room, tab] = page.split('/')
  const game = GAME_NAMES.find((name) => name === room)
  return game === undefined || tab === undefined ? undefined : { game, tab }
}

/** The name under which a page stands in tabs and titles: a game's page has its own, the others that of their room. */
export const tabOf = (page: Page): string => placeOf(page)?.tab ?? page.split('/')[0]!

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
  const wanted = (known ? rest : path).replace(/\/$/, '')
  // A game alone means its first page.
  const page = PAGES.find((candidate) => candidate === wanted || candidate === `${wanted}/play`)
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

/** A count that an address tells; where anything else stands, nothing was counted. */
export function countIn(text: string | undefined): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
