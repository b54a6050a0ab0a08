import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown, section, slug } from '../src/docs/markdown'

const docs = new URL('../../../docs/', import.meta.url)

describe('our documentation as blocks', () => {
  it('has headings, paragraphs, lists, tables and code', () => {
    const text =
      '# A *b*\n\nOne\nline.\n\n- first\n  goes on\n- second\n\n| a | `b|c` |\n|---|---|\n| 1 | |\n\n```sh\n# no heading\n```\n'
    expect(parseMarkdown(text).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code'])
    expect(parseMarkdown(text)[2]).toMatchObject({
      ordered: false,
      items: [[{ text: 'first goes on' }], [{ text: 'second' }]],
    })
    expect(parseMarkdown(text)[3]).toMatchObject({
      head: [[{ text: 'a' }], [{ kind: 'code', text: 'b|c' }]],
      rows: [[[{ text: '1' }], []]],
    })
    expect(parseMarkdown(text)[4]).toEqual({ kind: 'code', language: 'sh', text: '# no heading' })
  })

  it('reads code, strong, emphasis and links inside a line', () => {
    expect(parseInline('a `*b*` **c `d`** [e *f*](g.md#h) !')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'code', text: '*b*' },
      { kind: 'text', text: ' ' },
      {
        kind: 'strong',
        parts: [
          { kind: 'text', text: 'c ' },
          { kind: 'code', text: 'd' },
        ],
      },
      { kind: 'text', text: ' ' },
      {
        kind: 'link',
        to: 'g.md#h',
        parts: [
          { kind: 'text', text: 'e ' },
          { kind: 'em', parts: [{ kind: 'text', text: 'f' }] },
        ],
      },
      { kind: 'text', text: ' !' },
    ])
  })

  it('never loops on a line that is nothing of these', () => {
    expect(parseMarkdown('####### seven\n-no item\n')).toHaveLength(1)
  })

  it('finds the sections that pages are made of', () => {
    for (const [file, ids] of [
      ['champions.md', ['ten-minutes', 'the-same-step-in-the-other-languages', 'limits', 'handing-in']],
      ['champions.fr.md', ['dix-minutes', 'le-même-pas-dans-les-autres-langages', 'limites', 'rendre-un-champion']],
    ] as const) {
      const blocks = parseMarkdown(readFileSync(new URL(file, docs), 'utf8'))
      for (const id of ids) {
        expect(section(blocks, id).length, `${file}: ${id}`).toBeGreaterThan(0)
      }
    }
    expect(slug('Le même pas, dans C++')).toBe('le-même-pas-dans-c')
  })

  it('links to headings that are there', () => {
    const read = (file: string) => readFileSync(new URL(file, docs), 'utf8')
    for (const file of readdirSync(docs).filter((name) => name.endsWith('.md'))) {
      for (const [, path, heading] of read(file).matchAll(/\]\(([\p{L}.-]*)#([^)]+)\)/gu)) {
        const ids = parseMarkdown(read(path || file)).map((block) => block.kind === 'heading' && block.id)
        expect(ids, `${file} links to ${path}#${heading}`).toContain(decodeURIComponent(heading!))
      }
    }
  })

  it('reads every page whole: all words are still there', () => {
    const letters = (text: string) =>
      text.replace(/^\d+\. /gm, '').replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)\s]*\)|[^\p{L}\p{N}]/gu, '')
    const shown = (value: unknown): string =>
      Array.isArray(value)
        ? value.map(shown).join('')
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .filter(([key]) => !['kind', 'id', 'to', 'level', 'ordered'].includes(key))
              .map(([, part]) => shown(part))
              .join('')
          : typeof value === 'string'
            ? value
            : ''
    for (const file of readdirSync(docs).filter((name) => name.endsWith('.md'))) {
      const text = readFileSync(new URL(file, docs), 'utf8')
      expect(letters(shown(parseMarkdown(text))), file).toBe(letters(text))
    }
  })
})
