import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pages = here('../src')
const made = here('../../target/fonts')
const packages = here('../node_modules')

/** Arrows, geometric shapes, suits and marks: what fonts of letters lack. */
const SYMBOLS = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf]/gu

/** What the packages call Latin: all of it stays, since people's names are written with it. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const

const latin = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('')

/** Our pages write with these weights only; the others would make each font twice as large. */
const TEXT = { wght: { min: 400, max: 700 } }
const HEADINGS = { wght: 700 }

const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght'
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght'
const NOTO = '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400'

/** The symbols that our pages show, so that suits and marks look alike on every machine. */
function symbols(): string {
  const used = new Set<string>()
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (/\.(ts|svelte)$/.test(name)) {
      for (const [symbol] of readFileSync(`${pages}/${name}`, 'utf8').matchAll(SYMBOLS)) {
        used.add(symbol)
      }
    }
  }
  return [...used].sort().join('')
}

/** Cuts out of each font what our pages write with. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(made, { recursive: true })
      const cut = async (name: string, whole: string, letters: string, variationAxes = {}) => {
        const font = readFileSync(`${packages}/${whole}.woff2`)
        writeFileSync(
          `${made}/${name}.woff2`,
          await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes }),
        )
      }
      await cut('atkinson', `${ATKINSON}-normal`, latin, TEXT)
      await cut('atkinson-italic', `${ATKINSON}-italic`, latin, TEXT)
      await cut('fraunces', `${FRAUNCES}-normal`, latin, HEADINGS)
      await cut('symbols', `${NOTO}-normal`, symbols())
    },
  }
}
