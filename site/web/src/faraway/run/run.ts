/** What a contest keeps of a run; the tableau and the words are in it for its own team. */
export interface Run {
  /** The numbers of the cards. */
  instance: string
  score: number
  tableau?: string | null
  /** What is wrong with the answer. */
  fr?: string | null
  en?: string | null
  /** What the program wrote. */
  words?: string
}

/** Undefined for a text that is no record of a run. */
export function readRun(text: string): Run | undefined {
  try {
    const run = JSON.parse(text) as Run
    return typeof run?.instance === 'string' && typeof run.score === 'number' ? run : undefined
  } catch {
    return undefined
  }
}
