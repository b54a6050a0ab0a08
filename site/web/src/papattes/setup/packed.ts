/*
 * A record inside a link: deflated, then written in letters that a fragment may hold. It travels nowhere but in the link itself.
 */

/** Longer addresses are cut by some browsers. A whole match of built-in champions takes 27 000 to 67 000 letters. */
const LONGEST_LINK = 80_000
/** More than any record that fits; a link that unpacks to more was not made here. */
const MOST_TEXT = 8_000_000
const CHUNK = 0x8000

/** Undefined when it would be too long for a link. */
export async function pack(text: string): Promise<string | undefined> {
  if (text.length > MOST_TEXT) {
    return undefined
  }
  const packed = await through(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  let letters = ''
  for (let at = 0; at < packed.length; at += CHUNK) {
    letters += String.fromCharCode(...packed.subarray(at, at + CHUNK))
  }
  const link = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return link.length > LONGEST_LINK ? undefined : link
}

/** Undefined when that is no packed text, or far too much of it. */
export async function unpack(link: string): Promise<string | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return undefined
  }
}

/** All bytes of a stream, which may pretend to be short. */
export async function through(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most = MOST_TEXT,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) {
      return new Uint8Array(await new Blob(parts).arrayBuffer())
    }
    parts.push(value)
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Error('too long')
    }
  }
}
