import { describe, expect, it } from 'vitest'
import { GAME_NAMES } from '../src/games'
import { en } from '../src/language/en'
import { fr } from '../src/language/fr'
import { figure } from '../src/language/figure'
import { preferredLanguage } from '../src/language/language'
import { curled, sentence, typographic } from '../src/language/sentence'

type Sentences = { [key: string]: string | Sentences | ((...args: never[]) => string) }

function paths(catalogue: Sentences, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' ? paths(value, `${prefix}${key}.`) : [prefix + key],
  )
}

function texts(catalogue: Sentences): string[] {
  return Object.values(catalogue).flatMap((value) => {
    if (typeof value === 'object') return texts(value)
    return [typeof value === 'string' ? value : value(...([2, 2, 2] as never[]))]
  })
}

const ownWords = import.meta.glob<Record<string, Sentences>>('../src/*/words.{fr,en}.ts', { eager: true })
const source = import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/**/{words.,}{fr,en}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const spoken = import.meta.glob<string>('../src/**/{words.,}{fr,en}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The catalogue of the whole site and that of each game, with the folder where it is used. */
const catalogues: { name: string; fr: Sentences; en: Sentences }[] = [
  { name: '', fr, en },
  ...[...GAME_NAMES, 'contest'].map((name) => ({
    name,
    fr: ownWords[`../src/${name}/words.fr.ts`]!.fr!,
    en: ownWords[`../src/${name}/words.en.ts`]!.en!,
  })),
]

const PLAIN_APOSTROPHE = /\p{L}'\p{L}/u

describe.each(catalogues)('the catalogue of $name', ({ name, fr, en }) => {
  it('says the same things in both languages', () => {
    expect(paths(en)).toEqual(paths(fr))
  })

  it('leaves nothing empty', () => {
    for (const text of [...texts(fr), ...texts(en)]) {
      expect(text.trim()).not.toBe('')
    }
  })

  it('keeps French punctuation on the line, with one kind of space', () => {
    for (const text of texts(fr)) {
      expect(text).not.toMatch(/ [:;?!%»]|« |\u202f/)
    }
  })

  it('keeps a number and its unit on one line', () => {
    for (const text of [...texts(fr), ...texts(en)]) {
      expect(text).not.toMatch(/\d (s|ms|min|Mio|MiB)\b/)
    }
  })

  it('writes typographic apostrophes', () => {
    for (const text of [...texts(fr), ...texts(en)]) {
      expect(text).not.toMatch(PLAIN_APOSTROPHE)
    }
  })

  it('holds no sentence that nobody says', () => {
    const pages = Object.entries(source).flatMap(([path, text]) => (path.startsWith(`../src/${name}`) ? text : []))
    const all = pages.join()
    const said = (path: string) => {
      const [group, key] = path.split('.')
      return (
        all.includes(`t.${group}[`) ||
        new RegExp(`t\\.${group}\\s*\\.${key}\\b`).test(all) ||
        (key === undefined && new RegExp(`t\\.${group}\\b`).test(all)) ||
        // A whole group may be chosen: `isFaraway ? t.instances : t.maps`.
        new RegExp(`[?:] t\\.${group}\\b(?![.[(])`).test(all)
      )
    }
    expect(paths(fr).filter((path) => !path.startsWith('game.') && !said(path))).toEqual([])
  })
})

describe('the first language shown', () => {
  it('is the first of the visitor’s that we speak', () => {
    expect(preferredLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr')
    expect(preferredLanguage(['de'])).toBe('en')
  })
})

/** Pages that bring their own sentences. */
const ownTexts = import.meta.glob<Record<string, { fr: Sentences; en: Sentences }>>('../src/**/*exts.ts', {
  eager: true,
})

describe('the sentences of pages', () => {
  it.each(Object.entries(ownTexts))('in %s are typeset as those of the catalogues', (_, sentences) => {
    for (const { fr, en } of Object.values(sentences)) {
      for (const text of texts(fr)) {
        expect(text).not.toMatch(/ [:;?!%»]|« |\u202f/)
      }
      for (const text of [...texts(fr), ...texts(en)]) {
        expect(text).not.toMatch(PLAIN_APOSTROPHE)
      }
    }
  })
})

const prose = import.meta.glob<string>('../src/*/prose/*{Fr,En}.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const proseOf = (language: string) => Object.keys(prose).filter((path) => path.endsWith(`${language}.svelte`))

describe('the long pages', () => {
  it.each(proseOf('Fr'))('%s has the same headings and lists in English', (path) => {
    const outline = (text: string) => text.match(/<(h1|h2|ol|ul|li)>/g)
    expect(outline(prose[path.replace('Fr.', 'En.')]!)).toEqual(outline(prose[path]!))
  })

  it.each(proseOf('Fr'))('%s keeps its punctuation on the line', (path) => {
    const text = prose[path]!.replace(/<script.*?<\/script>|<[^>]*>/gs, '')
    expect(text).not.toMatch(/ [:;?!%»]|« |\u202f/)
  })
})

describe('a document', () => {
  it('gets typographic apostrophes, even before what is set in code, and keeps its years', () => {
    expect(curled("d'un fichier de 2026, l'")).toBe('d’un fichier de 2026, l’')
    expect(curled("['colonne']")).toBe("['colonne']")
  })
})

describe('a figure', () => {
  it('has the no-break space of our sentences', () => {
    expect(figure('fr', 1234567)).toBe('1\u00a0234\u00a0567')
    expect(figure('en', 1234567)).toBe('1,234,567')
  })

  it('has the decimals that are asked for', () => {
    expect(figure('fr', 12345.67, [0, 1])).toBe('12\u00a0345,7')
    expect(figure('en', 2, [1, 1])).toBe('2.0')
    expect(figure('en', 2, [0, 1])).toBe('2')
  })

  it('is written in one place', () => {
    const elsewhere = Object.entries({ ...source, ...spoken }).filter(([, text]) =>
      /NumberFormat|FractionDigits/.test(text),
    )
    expect(elsewhere.map(([path]) => path)).toEqual(['../src/language/figure.ts'])
  })
})

describe('a sentence of the rules', () => {
  it('gets typographic apostrophes and separators, but not in what somebody wrote', () => {
    expect(typographic("l'avis : 4608 cases, pas « l 4608 »", 'fr')).toBe('l’avis : 4\u00a0608 cases, pas « l 4608 »')
    expect(typographic('went over 2000 ms, not "2000", FreeCell.11982', 'en')).toBe(
      'went over 2,000 ms, not "2000", FreeCell.11982',
    )
  })

  it('begins with a capital letter and ends', () => {
    expect(sentence("l'avis", 'fr')).toBe('L’avis.')
  })
})
