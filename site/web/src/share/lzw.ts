/** Codes have twelve bits at most; then the table is forgotten and begun anew. */
const MOST_CODES = 4096

/**
 * The pixels of a GIF packed by Lempel, Ziv and Welch: a code stands for a run of pixels seen before, and codes get longer as the table
 * grows. `bits` is how many bits a pixel has, 2 at least.
 */
export function packLzw(pixels: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits
  const end = clear + 1
  const out = new BitWriter()
  let table = new Map<number, number>()
  let next = end + 1
  let width = bits + 1
  out.write(clear, width)
  let run = pixels[0] ?? -1
  for (let at = 1; at < pixels.length; at++) {
    const pixel = pixels[at]!
    // A run and the pixel after it, as one number.
    const longer = (run << 8) | pixel
    const known = table.get(longer)
    if (known !== undefined) {
      run = known
      continue
    }
    out.write(run, width)
    if (next < MOST_CODES) {
      // The reader learns this code one step later, so it widens when the code just made no longer fits.
      if (next === 1 << width) {
        width++
      }
      table.set(longer, next++)
    } else {
      out.write(clear, width)
      table = new Map()
      next = end + 1
      width = bits + 1
    }
    run = pixel
  }
  if (run >= 0) {
    out.write(run, width)
    // The reader makes one more code from the last run.
    if (next === 1 << width && width < 12) {
      width++
    }
  }
  out.write(end, width)
  return out.finish()
}

/** Bits from the lowest of each byte upwards. */
class BitWriter {
  #bytes = new Uint8Array(1024)
  #length = 0
  #held = 0
  #count = 0

  write(value: number, bits: number): void {
    this.#held |= value << this.#count
    this.#count += bits
    while (this.#count >= 8) {
      this.#add(this.#held & 0xff)
      this.#held >>>= 8
      this.#count -= 8
    }
  }

  finish(): Uint8Array {
    if (this.#count > 0) {
      this.#add(this.#held & 0xff)
    }
    return this.#bytes.subarray(0, this.#length)
  }

  #add(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length++] = byte
  }
}
