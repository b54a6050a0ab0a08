import { address } from '../shell/address.svelte'

/** The pages of the documentation that the site shows, by the names of their files. */
export const DOCS = [
  'memoryx.md',
  'patience.md',
  'faraway.md',
  'cameleon.md',
  'papattes.md',
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

/** Where a link of the documentation leads in the site; undefined for source files, which the archive holds. */
export function docLink(to: string): string | undefined {
  const [file = ''] = to.split('#')
  const known = DOCS.find((name) => name === file.replace(/^(\.\.\/)?(docs\/)?/, ''))
  return known ? address.link('docs', { page: known }) : undefined
}
