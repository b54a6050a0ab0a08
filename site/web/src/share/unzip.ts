/** What an archive from a stranger may hold. */
export interface Bounds {
  files: number
  /** Bytes of one file, unpacked. */
  bytes: number
}

export interface Unpacked {
  name: string
  text: string
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff

/** Reads the text files of a zip archive; undefined when it is none, or breaks the bounds. Folders are left out. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, bounds: Bounds): Promise<Unpacked[] | undefined> {
  try {
    return await read(bytes, bounds)
  } catch {
    // Offsets that point nowhere, or packed bytes that are damaged.
    return undefined
  }
}

async function read(bytes: Uint8Array<ArrayBuffer>, bounds: Bounds): Promise<Unpacked[] | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - END_LENGTH
  while (end >= 0 && view.getUint32(end, true) !== END) {
    if (bytes.length - end > LONGEST_COMMENT) {
      return undefined
    }
    end--
  }
  const count = view.getUint16(end + 10, true)
  if (count > bounds.files) {
    return undefined
  }
  const files: Unpacked[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) {
      return undefined
    }
    const method = view.getUint16(at + 10, true)
    const packed = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (name.endsWith('/')) {
      continue
    }
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const body = bytes.subarray(from, from + packed)
    const content = method === 0 ? body : method === 8 ? await inflated(body, bounds.bytes) : undefined
    if (content === undefined || content.length > bounds.bytes || body.length < packed) {
      return undefined
    }
    files.push({ name, text: new TextDecoder().decode(content) })
  }
  return files
}

/** Stops as soon as there is too much: a small archive may hold very much of the same. */
async function inflated(body: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | undefined> {
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
