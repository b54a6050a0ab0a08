import * as cameleon from './cameleon/game'
import * as faraway from './faraway/game'
import * as memoryx from './memoryx/game'
import * as papattes from './papattes/game'
import * as patience from './patience/game'

/**
 * The games, in the order in which they stand on the shelf. Routes, tabs, titles, the home page and the workers derive from here. A
 * game's folder also holds `Pages.svelte`, its pages, and `Box.svelte`, the drawing on its box; its rules come as `<name>.wasm`.
 */
export const GAMES = { memoryx, patience, faraway, cameleon, papattes }

export type Game = keyof typeof GAMES
type TabOf<Name extends Game> = (typeof GAMES)[Name]['tabs' | 'untabbed'][number]
export type PageOf<Name extends Game> = { [Each in Name]: `${Each}/${TabOf<Each>}` }[Name]

export const GAME_NAMES = Object.keys(GAMES) as Game[]

export const pagesOf = <Name extends Game>(game: Name) =>
  [...GAMES[game].tabs, ...GAMES[game].untabbed].map((page) => `${game}/${page}`) as PageOf<Name>[]
