import { get, type List, type Match } from './api'

/** The most that the server gives at once. */
const MOST = 200

/** The latest matches of a list, as many as are asked for if there are so many, and where more of them begin. */
export async function latestMatches(path: string, count: number): Promise<List<Match>> {
  const items: Match[] = []
  let next: number | null = null
  do {
    const before: string = next === null ? '' : `&before=${next}`
    const page: List<Match> = await get(`${path}&limit=${Math.min(MOST, count - items.length)}${before}`)
    items.push(...page.items)
    next = page.next
  } while (next !== null && items.length < count)
  return { items, next }
}
