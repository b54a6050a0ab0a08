import { packLzw } from './lzw'
import type { Palette } from './palette'

/** A picture as a canvas gives it: four bytes a pixel. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

const MOST_DELAY = 0xffff
const BLOCK = 255

/**
 * Writes an animated GIF, frame by frame, so that a long film never lies in memory unpacked. All frames have the size and the palette
 * of the film; what did not change since the frame before is left out.
 */
export class GifWriter {
  readonly #width: number
  readonly #height: number
  readonly #palette: Palette
  readonly #bits: number
  readonly #parts: Uint8Array[] = []
  #former: Uint8Array | undefined

  constructor(width: number, height: number, palette: Palette) {
    this.#width = width
    this.#height = height
    this.#palette = palette
    this.#bits = Math.max(2, Math.ceil(Math.log2(Math.max(2, palette.colours.length))))
    this.#parts.push(this.#header())
  }

  /** Shows a picture for that number of milliseconds (GIF counts hundredths of a second, and viewers slow down below two of them). */
  add({ data }: Picture, milliseconds: number): void {
    const places = new Uint8Array(this.#width * this.#height)
    for (let pixel = 0; pixel < places.length; pixel++) {
      places[pixel] = this.#palette.place(data[4 * pixel]!, data[4 * pixel + 1]!, data[4 * pixel + 2]!)
    }
    const { left, top, width, height } = this.#changed(places)
    const part = new Uint8Array(width * height)
    for (let line = 0; line < height; line++) {
      const from = (top + line) * this.#width + left
      part.set(places.subarray(from, from + width), line * width)
    }
    const delay = Math.min(MOST_DELAY, Math.max(2, Math.round(milliseconds / 10)))
    this.#parts.push(
      // Graphic control: leave the frame where it is, no transparency.
      bytes(0x21, 0xf9, 4, 4, ...short(delay), 0, 0),
      bytes(0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0, this.#bits),
      blocks(packLzw(part, this.#bits)),
    )
    this.#former = places
  }

  finish(): Uint8Array<ArrayBuffer> {
    return joined([...this.#parts, bytes(0x3b)])
  }

  /** The smallest rectangle around what differs from the frame before: one pixel when nothing does. */
  #changed(places: Uint8Array): { left: number; top: number; width: number; height: number } {
    const former = this.#former
    if (!former) {
      return { left: 0, top: 0, width: this.#width, height: this.#height }
    }
    let left = this.#width
    let right = 0
    let top = this.#height
    let bottom = 0
    for (let at = 0; at < places.length; at++) {
      if (places[at] !== former[at]) {
        const column = at % this.#width
        const line = (at - column) / this.#width
        left = Math.min(left, column)
        right = Math.max(right, column)
        top = Math.min(top, line)
        bottom = Math.max(bottom, line)
      }
    }
    return left > right
      ? { left: 0, top: 0, width: 1, height: 1 }
      : { left, top, width: right - left + 1, height: bottom - top + 1 }
  }

  #header(): Uint8Array {
    const table = new Uint8Array(3 << this.#bits)
    this.#palette.colours.forEach((colour, place) =>
      table.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], 3 * place),
    )
    return joined([
      text('GIF89a'),
      bytes(...short(this.#width), ...short(this.#height), 0xf0 | (this.#bits - 1), 0, 0),
      table,
      // The loop, for ever: an extension that every viewer knows by Netscape's name.
      bytes(0x21, 0xff, 11),
      text('NETSCAPE2.0'),
      bytes(3, 1, 0, 0, 0),
    ])
  }
}

const text = (ascii: string) => Uint8Array.from(ascii, (letter) => letter.charCodeAt(0))
const bytes = (...values: number[]) => Uint8Array.from(values)
const short = (value: number) => [value & 0xff, value >> 8]

/** Packed pixels travel in blocks of 255 bytes at most, each after its length, and an empty one ends them. */
function blocks(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  for (let at = 0; at < packed.length; at += BLOCK) {
    const part = packed.subarray(at, at + BLOCK)
    parts.push(bytes(part.length), part)
  }
  return joined([...parts, bytes(0)])
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
