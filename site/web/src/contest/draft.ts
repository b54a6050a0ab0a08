/** What is being written for a contest: nothing of it is lost with another tab of the page, or a reload. */
export interface Draft {
  language: string
  way: 'file' | 'text'
  /** What was typed, by language: changing the language loses nothing. */
  typed: Record<string, string>
}

const key = (contest: number) => `ludotheque.contest.${contest}.champion`

/** What was written in this tab of the browser. */
export function keptDraft(contest: number): Draft {
  const none: Draft = { language: 'python', way: 'file', typed: {} }
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(key(contest)) ?? '{}') as Partial<Draft>) }
  } catch {
    // Refused by the browser, or damaged.
    return none
  }
}

export function keepDraft(contest: number, draft: Draft): void {
  try {
    sessionStorage.setItem(key(contest), JSON.stringify(draft))
  } catch {
    // Refused.
  }
}
