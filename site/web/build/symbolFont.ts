import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pages = here('../src')
const whole = here('../node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2')
const made = here('../../target/symbols.woff2')

/** Arrows, geometric shapes, suits and marks: what fonts of letters lack. */
const SYMBOLS = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf]/gu

/** Cuts the few symbols that our pages show out of a large font, so that suits and marks look alike on every machine. */
export function symbolFont(): Plugin {
  return {
    name: 'symbol-font',
    async buildStart() {
      const used = new Set<string>()
      for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
        if (/\.(ts|svelte)$/.test(name)) {
          for (const [symbol] of readFileSync(`${pages}/${name}`, 'utf8').matchAll(SYMBOLS)) {
            used.add(symbol)
          }
        }
      }
      const font = await subsetFont(readFileSync(whole), [...used].sort().join(''), { targetFormat: 'woff2' })
      mkdirSync(dirname(made), { recursive: true })
      writeFileSync(made, font)
    },
  }
}
