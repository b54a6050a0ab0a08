/** A sentence in both languages, with a code that never changes. */
export interface Sentence {
  code: string
  fr: string
  en: string
}

/** A text that cannot be read; line and column are counted from 1. */
export interface Mistake extends Sentence {
  line?: number
  column?: number
}
