import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const compiled = fileURLToPath(new URL('../../../browser/target/wasm/', import.meta.url))

const files: Record<string, string> = {
  'compiled-rules/loader': 'org/teavm/backend/wasm/wasm-gc-module-runtime.js',
  'compiled-rules/cameleon.wasm?url': 'cameleon.wasm?url',
  'compiled-rules/memoryx.wasm?url': 'memoryx.wasm?url',
  'compiled-rules/patience.wasm?url': 'patience.wasm?url',
  'compiled-rules/faraway.wasm?url': 'faraway.wasm?url',
  'compiled-rules/papattes.wasm?url': 'papattes.wasm?url',
}

/** Lets the worker import the rules that the `browser` module compiled to WebAssembly. */
export function compiledRules(): Plugin {
  return {
    name: 'compiled-rules',
    enforce: 'pre',
    resolveId(id) {
      const name = files[id]
      if (name === undefined) {
        return undefined
      }
      const file = compiled + name
      if (!existsSync(file.replace(/\?url$/, ''))) {
        this.error(`${file} is missing: build the browser module first (mvn -pl browser -am package).`)
      }
      return file
    },
  }
}
