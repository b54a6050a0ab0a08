import { crc32 } from './crc32'

/** A file of an archive; its name may hold folders, with slashes. */
export interface ZipFile {
  name: string
  content: string | Uint8Array<ArrayBuffer>
  executable?: boolean
}

const STORED = 0
const DEFLATED = 8
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980, the first day a zip knows: the same files make the same archive, whenever it is made. */
const DAY = 0x21
/** Written on Unix, so that a plain file is one there. */
const UNIX = 3 << 8
const PLAIN_FILE = (0o100644 << 16) >>> 0
const PROGRAM = (0o100755 << 16) >>> 0

/** Makes a zip archive here in the page; files are deflated where the browser can and it helps. */
export async function zipOf(files: ZipFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const file of files) {
    const name = new TextEncoder().encode(file.name)
    const content = typeof file.content === 'string' ? new TextEncoder().encode(file.content) : file.content
    const packed = await deflated(content)
    const smaller = packed !== undefined && packed.length < content.length
    const body = smaller ? packed : content
    const about = [
      ...short(20),
      ...short(FLAGS),
      ...short(smaller ? DEFLATED : STORED),
      ...short(0),
      ...short(DAY),
      ...long(crc32(content)),
      ...long(body.length),
      ...long(content.length),
      ...short(name.length),
      ...short(0),
    ]
    parts.push(Uint8Array.from([0x50, 0x4b, 3, 4, ...about]), name, body)
    const entry = [
      ...short(UNIX | 20),
      ...about,
      ...short(0),
      ...short(0),
      ...short(0),
      ...long(file.executable ? PROGRAM : PLAIN_FILE),
      ...long(at),
    ]
    directory.push(Uint8Array.from([0x50, 0x4b, 1, 2, ...entry]), name)
    at += 30 + name.length + body.length
  }
  const length = directory.reduce((total, part) => total + part.length, 0)
  const count = short(files.length)
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...long(length), ...long(at), 0, 0]
  return new Uint8Array(await new Blob([...parts, ...directory, Uint8Array.from(end)] as BlobPart[]).arrayBuffer())
}

async function deflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  if (typeof CompressionStream !== 'function') {
    return undefined
  }
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const short = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const long = (value: number) => [...short(value), ...short(value >>> 16)]
