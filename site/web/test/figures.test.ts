import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** What names a thing, a place or a moment, or is a hundredth: such a number is no count and has no separators. */
const NAMES = new Set(
  'number line lines column columns place card side period first turn a b c d step id match run page percent rank best worst moment speed one other out by'.split(
    ' ',
  ),
)

const catalogues = import.meta.glob<string>(['../src/*/words.fr.ts', '../src/language/fr.ts', '../src/**/*exts.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const english = import.meta.glob<string>(['../src/*/words.en.ts', '../src/language/en.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sentences with something to fill in, by their way in the catalogue; its language is left out. */
function sentences(text: string): [way: string, sentence: ts.ArrowFunction][] {
  const found: [string, ts.ArrowFunction][] = []
  const visit = (node: ts.Node, way: string) => {
    const here = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? `${way}.${node.name.getText()}` : way
    if (ts.isArrowFunction(node)) found.push([here.replace(/^\.(fr|en)\b/, ''), node])
    ts.forEachChild(node, (child) => visit(child, here))
  }
  visit(ts.createSourceFile('sentences.ts', text, ts.ScriptTarget.Latest, true), '')
  return found
}

/** Which parameters are numbers: French says it, and English has the same ones. */
function numbers(text: string): Map<string, boolean[]> {
  return new Map(
    sentences(text)
      .filter(([, { parameters }]) => parameters.some(({ type }) => type))
      .map(([way, { parameters }]) => [way, parameters.map(({ type }) => type?.getText() === 'number')]),
  )
}

/** Counts that a sentence prints as they are. */
function raw(text: string, isNumber: Map<string, boolean[]>): string[] {
  return sentences(text).flatMap(([way, { parameters, body }]) => {
    const counts = parameters
      .map(({ name }) => name.getText())
      .filter((name, i) => isNumber.get(way)?.[i] && !NAMES.has(name))
    const found: string[] = []
    const visit = (node: ts.Node) => {
      if (ts.isTemplateSpan(node) && counts.includes(node.expression.getText())) {
        found.push(`${way}: ${node.expression.getText()}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(body)
    return found
  })
}

describe('a number that counts something has separators', () => {
  it.each(Object.keys(catalogues))('in the sentences of %s', (path) => {
    const french = catalogues[path]!
    const isNumber = numbers(french)
    const other = english[path.replace(/fr\.ts$/, 'en.ts')]
    expect([...raw(french, isNumber), ...(other === undefined ? [] : raw(other, isNumber))]).toEqual([])
  })

  it('which the test itself would notice', () => {
    const bad =
      'const fr = { moves: (count: number) => `${count} coups` }\nconst en = { moves: (count) => `${count} moves` }'
    expect(raw(bad, numbers(bad))).toEqual(['.moves: count', '.moves: count'])
  })
})
