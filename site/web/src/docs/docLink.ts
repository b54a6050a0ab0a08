import { GAMES, GAME_NAMES } from '../games'
import { inLanguage } from '../language/inLanguage'
import { address } from '../shell/address.svelte'
import { formatRoute } from '../shell/route'
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

/** The page that a file belongs to; undefined for files that the site does not show. */
export function docOf(file: string | undefined): Doc | undefined {
  return DOCS.find(({ fr, en }) => file === fr || file === en)
}

/** Where a link of the documentation leads in the site; undefined for source files, which the archive holds. */
export function docLink(to: string): string | undefined {
  const [path = '', at] = to.split('#')
  const file = path.replace(/^(\.\.\/)?(docs\/)?/, '')
  const doc = docOf(file)
  if (!doc) {
    return undefined
  }
  // A page that is written twice says by its file which language is meant.
  const language = doc.fr === doc.en ? address.route.language : file === doc.fr ? 'fr' : 'en'
  return formatRoute({ language, page: 'docs', query: { page: file, ...(at ? { at: decodeURIComponent(at) } : {}) } })
}
