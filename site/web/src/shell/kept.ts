/*
 * What this browser keeps for the visitor. A browser may refuse to keep anything, or have no room left; then it is remembered as long
 * as the page is open.
 */

const refused = new Map<string, string>()

export function kept(key: string): string | null {
  const text = refused.get(key)
  if (text !== undefined) {
    return text
  }
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    refused.delete(key)
  } catch {
    refused.set(key, value)
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
  refused.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // refused
  }
}

/** Calls back whenever another tab has kept something else. */
export function onKeptElsewhere(key: string, changed: () => void): void {
  globalThis.window?.addEventListener('storage', (event) => {
    // Without a key all of it was forgotten at once.
    if (event.key === key || event.key === null) {
      changed()
    }
  })
}
