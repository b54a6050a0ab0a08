import { apiAddress, get, Refusal } from './api'

const BETWEEN_LOOKS = 5_000
/** Many events at once are one reason to look again. */
const TOGETHER = 300

/**
 * Calls `changed` whenever something happened in a contest, until the answer is called: by server-sent events or, where they do
 * not come through, by asking every few seconds.
 */
export function follow(contest: number, changed: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  let last: number | undefined

  const tell = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      changed()
    }, TOGETHER)
  }

  const look = async () => {
    try {
      const after = last === undefined ? '' : `?after=${last}`
      const seen = await get<{ last: number }>(`contests/${contest}/events${after}`)
      if (seen.last !== last) tell()
      last = seen.last
    } catch (problem) {
      // Out of reach for now: the next look may find it again.
      if (!(problem instanceof Refusal)) throw problem
    }
  }

  const stream = new EventSource(apiAddress(`contests/${contest}/live`))
  stream.addEventListener('event', tell)
  stream.onopen = () => {
    clearInterval(looking)
    looking = undefined
    // Something may have happened between two connections.
    tell()
  }
  stream.onerror = () => (looking ??= setInterval(() => void look(), BETWEEN_LOOKS))

  return () => {
    stream.close()
    clearTimeout(soon)
    clearInterval(looking)
  }
}
