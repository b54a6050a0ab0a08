/*
 * What this browser keeps for the visitor. A browser may refuse to keep anything; then nothing is remembered, and the
 * site works all the same.
 */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // refused
  }
}

/** A list that was kept, or an empty one. */
export function keptList<Item>(key: string): Item[] {
  try {
    const list: unknown = JSON.parse(kept(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // refused
  }
}
