import { cpp } from '@codemirror/lang-cpp'
import { java } from '@codemirror/lang-java'
import { php } from '@codemirror/lang-php'
import { python } from '@codemirror/lang-python'
import { rust } from '@codemirror/lang-rust'
import { StreamLanguage, type StreamParser } from '@codemirror/language'
import { csharp } from '@codemirror/legacy-modes/mode/clike'
import { haskell } from '@codemirror/legacy-modes/mode/haskell'
import { oCaml } from '@codemirror/legacy-modes/mode/mllike'
import type { Extension } from '@codemirror/state'

const streamed = (mode: StreamParser<unknown>) => StreamLanguage.define(mode)

/** How the text of each language is coloured, by the word that kits have for it. */
const LANGUAGES: Record<string, () => Extension> = {
  c: cpp,
  cxx: cpp,
  cs: () => streamed(csharp),
  caml: () => streamed(oCaml),
  haskell: () => streamed(haskell),
  java,
  php,
  python,
  rust,
}

/** A language that is not known is plain text. */
export const highlighting = (language: string): Extension => LANGUAGES[language]?.() ?? []

export const highlighted = Object.keys(LANGUAGES)
