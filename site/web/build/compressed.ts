import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(html|js|css|svg|wasm|json|webmanifest)$/
/** Less is not worth a second file. */
const LEAST = 1024

/** Writes a `.br` and a `.gz` beside every text, for our server and any other that gives them to browsers that take them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXTS.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir!, name)
          const content = readFileSync(file)
          if (content.length >= LEAST) {
            const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
            writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
            writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
          }
        }),
      )
    },
  }
}
