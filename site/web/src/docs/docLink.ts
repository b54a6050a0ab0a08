import { GAMES, GAME_NAMES, type Game } from '../games'
import { inLanguage } from '../language/inLanguage'
import { address } from '../shell/address.svelte'
import { docsTexts } from './texts'

/** The pages that belong to no game, by the names of their files. */
const OTHERS = [
  'champions.md',
  'champions.fr.md',
  'papattes-api.en.md',
  'papattes-api.fr.md',
  'sandbox.md',
  'commands.md',
  'site.md',
  'site.fr.md',
  'architecture.md',
] as const

type Other = (typeof OTHERS)[number]
export type Doc = `${Game}.md` | Other

/** The pages of the documentation that the site shows: every game has one. */
export const DOCS: readonly Doc[] = [...GAME_NAMES.map((game): Doc => `${game}.md`), ...OTHERS]

/** What a page is called; a game's has the game's name. */
export function docName(doc: Doc): string {
  const game = GAME_NAMES.find((name) => `${name}.md` === doc)
  return game ? inLanguage(GAMES[game].words).name : inLanguage(docsTexts).names[doc as Other]
}

/** Where a link of the documentation leads in the site; undefined for source files, which the archive holds. */
export function docLink(to: string): string | undefined {
  const [file = ''] = to.split('#')
  const known = DOCS.find((name) => name === file.replace(/^(\.\.\/)?(docs\/)?/, ''))
  return known ? address.link('docs', { page: known }) : undefined
}
