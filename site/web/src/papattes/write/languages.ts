import told from '../../../../../champions/target/site/languages.json'

/*
 * The languages of champions and their kits, as the module `champions` writes them when it is built. The API, which is long, comes apart
 * from them.
 */

export interface Language {
  word: string
  title: string
  /** The file that a candidate edits. */
  file: string
  words: string[]
  packages: string[]
}

export interface Kit {
  files: ({ name: string; text: string } | { name: string; base64: string })[]
  /** The example champion, to take the place of the empty one. */
  example: string
}

export const languages = told as Language[]

const kits = import.meta.glob<string>('../../../../../champions/target/site/kits/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

export async function kitOf(language: Language): Promise<Kit> {
  const address = kits[`../../../../../champions/target/site/kits/${language.word}.json`]!
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`)
  }
  return (await response.json()) as Kit
}
