import { syntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { highlighted, highlighting } from '../src/contest/editor/highlighting'

const COMMENTS: Record<string, string> = {
  c: '/* why */ int x;',
  cxx: '// why\nint x;',
  cs: '// why\nint x;',
  caml: '(* why *) let x = 1',
  haskell: '-- why\nx = 1',
  java: '// why\nclass A {}',
  php: '<?php // why\n$x = 1;',
  python: '# why\nx = 1',
  rust: '// why\nfn x() {}',
}

test('all nine languages of champions are highlighted', () => {
  expect(highlighted.toSorted()).toEqual(Object.keys(COMMENTS).toSorted())
})

test.each(Object.entries(COMMENTS))('a comment in %s is known as one', async (language, text) => {
  const state = EditorState.create({ doc: text, extensions: [await highlighting(language)] })
  const names: string[] = []
  syntaxTree(state).iterate({ enter: (node) => void names.push(node.name.toLowerCase()) })
  expect(names.some((name) => name.includes('comment'))).toBe(true)
})

test('a language that nobody knows is plain text', async () => {
  expect(await highlighting('brainfuck')).toEqual([])
})
