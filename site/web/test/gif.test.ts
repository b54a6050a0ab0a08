import { describe, expect, it } from 'vitest'
import { GifWriter } from '../src/share/gif'
import { choosePalette } from '../src/share/palette'

/** A decoder as plain as the format's description, written apart from the encoder. */
function decode(gif: Uint8Array): {
  width: number
  height: number
  frames: { delay: number; pixels: number[] }[]
  loops: boolean
} {
  const short = (at: number) => gif[at]! | (gif[at + 1]! << 8)
  expect(String.fromCharCode(...gif.subarray(0, 6))).toBe('GIF89a')
  const [width, height, flags] = [short(6), short(8), gif[10]!]
  const size = 2 << (flags & 7)
  const palette = Array.from(
    { length: size },
    (_, i) => (gif[13 + 3 * i]! << 16) | (gif[14 + 3 * i]! << 8) | gif[15 + 3 * i]!,
  )
  let at = 13 + 3 * size
  let delay = 0
  let loops = false
  const screen = new Array<number>(width * height).fill(-1)
  const frames: { delay: number; pixels: number[] }[] = []
  const data = () => {
    const bytes: number[] = []
    for (let length = gif[at++]!; length > 0; length = gif[at++]!) {
      bytes.push(...gif.subarray(at, at + length))
      at += length
    }
    return bytes
  }
  for (;;) {
    const kind = gif[at++]
    if (kind === 0x3b) {
      expect(at).toBe(gif.length)
      return { width, height, frames, loops }
    }
    if (kind === 0x21) {
      const label = gif[at++]
      const bytes = data()
      if (label === 0xf9) {
        delay = bytes[1]! | (bytes[2]! << 8)
      } else {
        loops = String.fromCharCode(...bytes.slice(0, 11)) === 'NETSCAPE2.0'
      }
      continue
    }
    expect(kind).toBe(0x2c)
    const [left, top, wide, high] = [short(at), short(at + 2), short(at + 4), short(at + 6)]
    const bits = gif[at + 9]!
    at += 10
    unpack(data(), bits).forEach((place, i) => {
      screen[(top + Math.floor(i / wide)) * width + left + (i % wide)] = palette[place]!
    })
    expect(wide * high).toBeGreaterThan(0)
    frames.push({ delay, pixels: [...screen] })
  }
}

function unpack(bytes: number[], bits: number): number[] {
  const clear = 1 << bits
  let table: number[][] = []
  let width = bits + 1
  let former: number[] | undefined
  let at = 0
  const out: number[] = []
  for (;;) {
    let code = 0
    for (let bit = 0; bit < width; bit++, at++) {
      code |= ((bytes[at >> 3]! >> (at & 7)) & 1) << bit
    }
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, i) => [i])
      width = bits + 1
      former = undefined
    } else if (code === clear + 1) {
      return out
    } else {
      const entry: number[] = table[code] ?? [...former!, former![0]!]
      if (former && table.length < 4096) {
        table.push([...former, entry[0]!])
      }
      if (table.length === 1 << width && width < 12) {
        width++
      }
      out.push(...entry)
      former = entry
    }
  }
}

const picture = (width: number, height: number, colour: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at++) {
    const rgb = colour(at % width, Math.floor(at / width))
    data.set([rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff, 255], 4 * at)
  }
  return { width, height, data }
}

const pixelsOf = ({ data }: { data: Uint8ClampedArray }) =>
  Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i]! << 16) | (data[4 * i + 1]! << 8) | data[4 * i + 2]!)

function film(pictures: ReturnType<typeof picture>[], delay = 100) {
  const { width, height } = pictures[0]!
  const gif = new GifWriter(width, height, choosePalette(pictures.map(({ data }) => data)))
  pictures.forEach((one) => gif.add(one, delay))
  return decode(gif.finish())
}

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

describe('an animated GIF', () => {
  it('shows the pixels that were drawn, frame after frame', () => {
    const frames = [0, 1, 2].map((shift) => picture(37, 23, (x, y) => ((x + y + shift) % 5 < 2 ? 0xc04020 : 0x2040c0)))
    const read = film(frames, 250)
    expect([read.width, read.height, read.loops]).toEqual([37, 23, true])
    expect(read.frames.map(({ delay }) => delay)).toEqual([25, 25, 25])
    expect(read.frames.map(({ pixels }) => pixels)).toEqual(frames.map(pixelsOf))
  })

  it('keeps a frame in which nothing changed', () => {
    const still = picture(8, 8, () => 0x808080)
    const read = film([still, still])
    expect(read.frames).toHaveLength(2)
    expect(read.frames[1]!.pixels).toEqual(pixelsOf(still))
  })

  it('never waits less than two hundredths of a second, nor longer than the format can tell', () => {
    const still = picture(2, 2, () => 0)
    expect(film([still], 1).frames[0]!.delay).toBe(2)
    expect(film([still], 1e9).frames[0]!.delay).toBe(0xffff)
  })

  it('is read back exactly whatever the size, the colours and the noise', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = seeded(seed)
      const colours = Array.from(
        { length: 1 + Math.floor(random() * 200) },
        (_, i) => ((i % 32) << 19) | (Math.floor(i / 32) << 11),
      )
      const width = 1 + Math.floor(random() * 120)
      const height = 1 + Math.floor(random() * 90)
      const frames = [1, 2].map(() => picture(width, height, () => colours[Math.floor(random() * colours.length)]!))
      expect(
        film(frames).frames.map(({ pixels }) => pixels),
        `seed ${seed}`,
      ).toEqual(frames.map(pixelsOf))
    }
  })

  it('is packed: a plain picture takes a hundredth of its pixels', () => {
    const plain = picture(400, 400, () => 0x336699)
    const gif = new GifWriter(400, 400, choosePalette([plain.data]))
    gif.add(plain, 100)
    expect(gif.finish().length).toBeLessThan(1600)
  })
})

describe('the palette', () => {
  it('stands for many colours by few, each near its own', () => {
    const rainbow = picture(256, 64, (x, y) => (x << 16) | ((y * 4) << 8) | (255 - x))
    const palette = choosePalette([rainbow.data])
    expect(palette.colours.length).toBe(256)
    const errors = pixelsOf(rainbow).flatMap((rgb) => {
      const shown = palette.colours[palette.place(rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff)]!
      return [16, 8, 0].map((shift) => Math.abs(((shown >> shift) & 0xff) - ((rgb >> shift) & 0xff)))
    })
    expect(errors.reduce((one, other) => Math.max(one, other))).toBeLessThan(40)
  })

  it('shows a colour that it was not chosen from in the nearest it has', () => {
    const palette = choosePalette([picture(4, 4, (x) => (x < 2 ? 0x000000 : 0xf0f0f0)).data])
    expect(palette.colours[palette.place(0xff, 0xe0, 0xd0)]).toBe(0xf0f0f0)
    expect(palette.colours[palette.place(0x10, 0x20, 0x30)]).toBe(0x000000)
  })

  it('has no more colours than the pictures', () => {
    const { colours } = choosePalette([picture(4, 4, (x) => (x < 2 ? 0xff0000 : 0x00ff00)).data])
    expect(colours.sort((one, other) => one - other)).toEqual([0x00ff00, 0xff0000])
  })
})
