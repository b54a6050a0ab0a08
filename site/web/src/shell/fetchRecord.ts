const BETWEEN_TRIES = 300

/** A record that the server of this very page shows; it is empty until the match begins. */
export async function fetchRecord(path: string): Promise<string> {
  const place = new URL(path, document.baseURI)
  if (place.origin !== location.origin) {
    throw new Error('a record of this site was expected')
  }
  for (;;) {
    const response = await fetch(place, { cache: 'no-store' })
    if (!response.ok) {
      throw new Error(`${response.status}`)
    }
    const text = await response.text()
    if (text !== '') {
      return text
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
  }
}
