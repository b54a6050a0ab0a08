import { StreamLanguage, type StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

const streamed = (mode: StreamParser<unknown>): Extension => StreamLanguage.define(mode)
const cpp = async () => (await import('@codemirror/lang-cpp')).cpp()

/** How the text of each language is coloured, by the word that kits have for it; fetched when it is needed. */
const LANGUAGES: Record<string, () => Promise<Extension>> = {
  c: cpp,
  cxx: cpp,
  cs: async () => streamed((await import('@codemirror/legacy-modes/mode/clike')).csharp),
  caml: async () => streamed((await import('@codemirror/legacy-modes/mode/mllike')).oCaml),
  haskell: async () => streamed((await import('@codemirror/legacy-modes/mode/haskell')).haskell),
  java: async () => (await import('@codemirror/lang-java')).java(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
}

export const highlighted = Object.keys(LANGUAGES)

/** A language that is not known is plain text. */
export const highlighting = async (language: string): Promise<Extension> => (await LANGUAGES[language]?.()) ?? []
