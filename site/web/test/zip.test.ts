import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { crc32 } from '../src/share/crc32'
import { zipOf } from '../src/share/zip'

/** Reads an archive by its directory, as an unpacker does. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [method, sum, packed, length, nameLength] = [10, 16, 20, 24, 28].map((place, i) =>
      i === 0 || i === 4 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
    ) as [number, number, number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const from = local + 30 + zip.readUInt16LE(local + 26)
    const body = zip.subarray(from, from + packed)
    const content = method === 8 ? inflateRawSync(body) : Buffer.from(body)
    expect(content.length).toBe(length)
    expect(crc32(content)).toBe(sum)
    files[name] = content
    at += 46 + nameLength
  }
  return files
}

describe('a zip made in the page', () => {
  it('gives every file back, long, short, empty and with an accent in its name', async () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 * (i ^ 77)) & 0xff)
    const zip = Buffer.from(
      await zipOf([
        { name: 'mine/README.md', content: 'Bonjour, été !\n'.repeat(300) },
        { name: 'mine/été.txt', content: 'é' },
        { name: 'mine/empty', content: '' },
        { name: 'mine/noise', content: noise },
      ]),
    )
    const files = unzip(zip)
    expect(Object.keys(files)).toEqual(['mine/README.md', 'mine/été.txt', 'mine/empty', 'mine/noise'])
    expect(files['mine/README.md']!.toString()).toBe('Bonjour, été !\n'.repeat(300))
    expect(files['mine/noise']).toEqual(Buffer.from(noise))
    expect(zip.length).toBeLessThan(6500)
  })

  it('is the same whenever it is made', async () => {
    const files = [{ name: 'a', content: 'a' }]
    expect(await zipOf(files)).toEqual(await zipOf(files))
  })

  it('is an archive to another program too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    try {
      writeFileSync(join(folder, 'a.zip'), await zipOf([{ name: 'in/side.txt', content: 'text '.repeat(99) }]))
      // The JDK is there wherever this is built.
      execFileSync('jar', ['xf', 'a.zip'], { cwd: folder })
      expect(readFileSync(join(folder, 'in/side.txt'), 'utf8')).toBe('text '.repeat(99))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

it('sums as zip does', () => {
  const bytes = new TextEncoder().encode('123456789')
  expect(crc32(bytes)).toBe(0xcbf43926)
})
