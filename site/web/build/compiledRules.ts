import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const compiled = fileURLToPath(new URL('../../../browser/target/wasm/', import.meta.url))

const LOADER = 'compiled-rules/loader'
const MODULES = 'compiled-rules/modules'

/**
 * Lets pages import what the `browser` module made of the rules: `compiled-rules/memoryx` the types and constants of one game,
 * `compiled-rules/modules` the address of each game's WebAssembly by name, and `compiled-rules/loader`.
 */
export function compiledRules(): Plugin {
  return {
    name: 'compiled-rules',
    enforce: 'pre',
    resolveId(id) {
      if (id === MODULES) {
        return `\0${MODULES}`
      }
      if (!id.startsWith('compiled-rules/')) {
        return undefined
      }
      const name = id.slice('compiled-rules/'.length)
      const file = compiled + (id === LOADER ? 'org/teavm/backend/wasm/wasm-gc-module-runtime.js' : `${name}.ts`)
      if (!existsSync(file)) {
        this.error(`${file} is missing: build the browser module first (mvn -pl browser -am package).`)
      }
      return file
    },
    load(id) {
      if (id !== `\0${MODULES}`) {
        return undefined
      }
      const names = readdirSync(compiled).flatMap((file) => /^(\w+)\.wasm$/.exec(file)?.[1] ?? [])
      const imports = names.map((name) => `import ${name} from '${compiled}${name}.wasm?url'`)
      return `${imports.join('\n')}\nexport default { ${names.join(', ')} }\n`
    },
  }
}
