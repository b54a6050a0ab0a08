import told from '../../../../../champions/target/site/api.json'

/*
 * The API of Six Papattes, its languages and their kits. They are written by the module `champions` when it is built, from the
 * description that the kits and the documentation come from too.
 */

export interface Named {
  name: string
  fr: string
  en: string
}

export interface Member extends Named {
  type: string
}

export interface ApiFunction extends Named {
  kind: 'action' | 'query' | 'display'
  returns: string
  parameters: Member[]
}

export interface Language {
  word: string
  title: string
  /** The file that a candidate edits. */
  file: string
  words: string[]
  packages: string[]
}

export interface Api {
  languages: Language[]
  constants: (Named & { value: number })[]
  enums: (Named & { values: Named[] })[]
  structs: (Named & { fields: Member[] })[]
  functions: ApiFunction[]
}

export interface Kit {
  files: ({ name: string; text: string } | { name: string; base64: string })[]
  /** The example champion, to take the place of the empty one. */
  example: string
}

export const api = told as Api

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
