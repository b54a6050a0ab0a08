import { fetchRecord } from '../fetchRecord'

/** A match between programs or levels of a board game, as a contest keeps it; what is for one team is in it for that team. */
export interface ProgramMatch {
  record: string
  names: string[]
  /** Null while it is played. */
  scores: number[] | null
  /** Who failed, and how. */
  lost?: number
  cause?: string
  /** Why one's own program failed. */
  fr?: string | null
  en?: string | null
  /** What one's own program wrote. */
  words?: string
}

/** Undefined for a text that is no such match. */
export function readProgramMatch(text: string): ProgramMatch | undefined {
  try {
    const match = JSON.parse(text) as ProgramMatch
    return typeof match?.record === 'string' && Array.isArray(match.names) ? match : undefined
  } catch {
    return undefined
  }
}

const AGAIN = 1000
const MOST_TRIES = 10

/**
 * Tells a match, and again while it is played; null when there is none to be seen, which may be because it has just begun.
 *
 * @returns what stops it
 */
export function followMatch(path: string, tell: (match: ProgramMatch | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let tries = 0
  async function look() {
    const text = await fetchRecord(path).catch(() => '')
    if (stopped) {
      return
    }
    const match = readProgramMatch(text) ?? null
    tell(match)
    tries = match ? 0 : tries + 1
    if (match ? match.scores === null : tries < MOST_TRIES) {
      timer = setTimeout(() => void look(), AGAIN)
    }
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
