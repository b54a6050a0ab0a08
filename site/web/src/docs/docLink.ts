import { GAMES, GAME_NAMES } from '../games'
import { inLanguage } from '../language/inLanguage'
import { address } from '../shell/address.svelte'
import { docsTexts } from './texts'

/** A page of the documentation: its file in each language, the same twice where it is written in English only. */
interface Doc {
  name: () => string
  fr: string
  en: string
}

type Other = keyof typeof docsTexts.en.names

const other = (name: Other, fr: string, en = fr): Doc => ({ name: () => inLanguage(docsTexts).names[name], fr, en })

/** The pages of the documentation that the site shows: every game has one. */
export const DOCS: readonly Doc[] = [
  ...GAME_NAMES.map((game) => ({
    name: () => inLanguage(GAMES[game].words).name,
    fr: `${game}.fr.md`,
    en: `${game}.md`,
  })),
  other('champions', 'champions.fr.md', 'champions.md'),
  other('api', 'papattes-api.fr.md', 'papattes-api.en.md'),
  other('players', 'joueurs.md', 'players.md'),
  other('contest', 'concours.md', 'contest.md'),
  other('teachers', 'enseignants.md', 'teachers.md'),
  other('commands', 'commands.fr.md', 'commands.md'),
  other('site', 'site.fr.md', 'site.md'),
  other('sandbox', 'sandbox.md'),
  other('scale', 'scale.md'),
  other('performance', 'performance.md'),
  other('architecture', 'architecture.md'),
]

/** The language that a file is written in; undefined for one that the site does not show. */
export function docLanguage(file: string | undefined): 'fr' | 'en' | undefined {
  if (DOCS.some(({ en }) => en === file)) {
    return 'en'
  }
  return DOCS.some(({ fr }) => fr === file) ? 'fr' : undefined
}

/** Where a link of the documentation leads in the site; undefined for source files, which the archive holds. */
export function docLink(to: string): string | undefined {
  const [path = ''] = to.split('#')
  const file = path.replace(/^(\.\.\/)?(docs\/)?/, '')
  return docLanguage(file) ? address.link('docs', { page: file }) : undefined
}
