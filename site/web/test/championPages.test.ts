import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Api } from '../src/papattes/write/api'
import { find } from '../src/papattes/write/find'
import { kitFiles } from '../src/papattes/write/kit'
import type { Kit, Language } from '../src/papattes/write/languages'

const made = new URL('../../../champions/target/site/', import.meta.url)
const read = <What>(name: string) => JSON.parse(readFileSync(new URL(name, made), 'utf8')) as What

// Maven builds the champions before the site; npm alone cannot.
describe.skipIf(!existsSync(made))('the pages for candidates', () => {
  const api = existsSync(made) ? read<Api>('api.json') : ({} as Api)

  it('search names, meanings, types and parameters, without accents', () => {
    expect(find(api, '', 'fr').functions).toEqual(api.functions)
    expect(find(api, 'se_deplacer', 'fr').functions.map(({ name }) => name)).toEqual(['se_deplacer'])
    expect(find(api, 'LARGEUR', 'en').constants.map(({ name }) => name)).toEqual(['LARGEUR'])
    expect(find(api, 'maitre', 'fr').constants.map(({ name }) => name)).toContain('NB_MAITRES')
    expect(find(api, 'dog', 'en').functions.length).toBeGreaterThan(0)
    expect(find(api, 'dog', 'en').functions.length).toBeLessThan(api.functions.length)
    const nothing = find(api, 'xylophone', 'fr')
    expect([nothing.functions, nothing.constants, nothing.enums, nothing.structs]).toEqual([[], [], [], []])
  })

  it('pack for every language a kit with the file to edit, its language and a build', () => {
    const languages = read<Language[]>('languages.json')
    expect(languages).toHaveLength(9)
    for (const language of languages) {
      const kit = read<Kit>(`kits/${language.word}.json`)
      const files = kitFiles(kit, language, 'mine', false)
      const names = files.map(({ name }) => name)
      expect(names).toEqual(
        expect.arrayContaining(['mine/Makefile', 'mine/_lang', 'mine/README.md', `mine/${language.file}`]),
      )
      expect(files.find(({ name }) => name === 'mine/_lang')!.content).toBe(`${language.word}\n`)
      const example = kitFiles(kit, language, 'mine', true).find(({ name }) => name === `mine/${language.file}`)!
      expect(example.content).toBe(kit.example)
      expect(example.content).not.toBe(files.find(({ name }) => name === example.name)!.content)
    }
  })
})
