/** Up to 256 colours that stand for all those of a film. A colour is 0xRRGGBB. */
export interface Palette {
  colours: number[]
  /** The place of the colour that a pixel is shown in. */
  place(red: number, green: number, blue: number): number
}

/** Colours are told apart by five bits a channel: 32,768 of them, each looked up once. */
const BITS = 5
const DROPPED = 8 - BITS
const MOST = 256

interface Group {
  keys: number[]
  /** How many pixels have one of these colours. */
  weight: number
}

interface Sum {
  red: number
  green: number
  blue: number
  pixels: number
}

/**
 * The median cut: all colours that occur are one group, and the group whose pixels spread most is cut in two until there are enough.
 * A group is shown in the mean of its pixels, so a film of at most 256 distinct colours (by five bits) keeps its own.
 */
export function choosePalette(frames: Iterable<Uint8ClampedArray>, most = MOST): Palette {
  const sums = new Map<number, Sum>()
  for (const pixels of frames) {
    for (let at = 0; at < pixels.length; at += 4) {
      const red = pixels[at]!
      const green = pixels[at + 1]!
      const blue = pixels[at + 2]!
      const key = keyOf(red, green, blue)
      const sum = sums.get(key)
      if (sum) {
        sum.red += red
        sum.green += green
        sum.blue += blue
        sum.pixels++
      } else {
        sums.set(key, { red, green, blue, pixels: 1 })
      }
    }
  }
  const groups = cut([...sums.keys()], sums, most)
  const places = new Map<number, number>()
  groups.forEach((group, place) => group.keys.forEach((key) => places.set(key, place)))
  const colours = groups.map((group) => mean(group.keys.map((key) => sums.get(key)!)))
  return {
    colours,
    place(red, green, blue) {
      const key = keyOf(red, green, blue)
      // A colour of a moment that was not looked at.
      const place = places.get(key) ?? nearest(colours, red, green, blue)
      places.set(key, place)
      return place
    },
  }
}

function nearest(colours: number[], red: number, green: number, blue: number): number {
  const distances = colours.map(
    (colour) => (red - (colour >> 16)) ** 2 + (green - ((colour >> 8) & 0xff)) ** 2 + (blue - (colour & 0xff)) ** 2,
  )
  return distances.indexOf(Math.min(...distances))
}

function keyOf(red: number, green: number, blue: number): number {
  return ((red >> DROPPED) << (2 * BITS)) | ((green >> DROPPED) << BITS) | (blue >> DROPPED)
}

const channel = (key: number, number: number) => (key >> ((2 - number) * BITS)) & ((1 << BITS) - 1)

function cut(keys: number[], sums: Map<number, Sum>, most: number): Group[] {
  const weigh = (some: number[]): Group => ({
    keys: some,
    weight: some.reduce((total, key) => total + sums.get(key)!.pixels, 0),
  })
  const groups = keys.length === 0 ? [] : [weigh(keys)]
  while (groups.length < most) {
    // A wide group of few pixels matters less than a narrower one of many, but not nothing: hence the root.
    const widest = groups
      .map((group, index) => ({ index, ...widestChannel(group.keys), weight: group.weight }))
      .filter(({ width }) => width > 0)
      .sort((one, other) => other.width * Math.sqrt(other.weight) - one.width * Math.sqrt(one.weight))[0]
    if (!widest) {
      break
    }
    const group = groups[widest.index]!
    const sorted = [...group.keys].sort((one, other) => channel(one, widest.number) - channel(other, widest.number))
    let passed = 0
    let middle = 0
    while (middle < sorted.length - 1 && passed + sums.get(sorted[middle]!)!.pixels <= group.weight / 2) {
      passed += sums.get(sorted[middle]!)!.pixels
      middle++
    }
    middle = Math.max(1, middle)
    groups.splice(widest.index, 1, weigh(sorted.slice(0, middle)), weigh(sorted.slice(middle)))
  }
  return groups
}

function widestChannel(keys: number[]): { number: number; width: number } {
  const widths = [0, 1, 2].map((number) => {
    let least = Infinity
    let greatest = -Infinity
    for (const key of keys) {
      least = Math.min(least, channel(key, number))
      greatest = Math.max(greatest, channel(key, number))
    }
    return { number, width: greatest - least }
  })
  return widths.sort((one, other) => other.width - one.width)[0]!
}

function mean(sums: Sum[]): number {
  const pixels = sums.reduce((total, sum) => total + sum.pixels, 0)
  const of = (pick: (sum: Sum) => number) => Math.round(sums.reduce((total, sum) => total + pick(sum), 0) / pixels)
  return (of((sum) => sum.red) << 16) | (of((sum) => sum.green) << 8) | of((sum) => sum.blue)
}
