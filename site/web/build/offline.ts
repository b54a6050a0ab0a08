import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const source = new URL('./serviceWorker.js', import.meta.url)

/** Pages for what reads links, their pictures, kits and the source code are not what a visitor comes back to offline. */
const isNeeded = (file: string) => !/^((fr|en)\/|social\/)|\.(zip|json)$/.test(file)

/** The editor of contests, which is for those who reach a contest's server and is as large as all games together. */
const isEditor = (file: Rolldown.OutputBundle[string]) =>
  file.type === 'chunk' && file.moduleIds.some((id) => /\/@(codemirror|lezer)\//.test(id))

/** Emits the service worker with the list of everything built, so that the site works offline after one visit. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => isNeeded(file) && !isEditor(bundle[file]!))
        .sort()
      const hash = createHash('sha256')
      for (const name of files) {
        const file = bundle[name]!
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
      }
      const edition = hash.digest('hex').slice(0, 16)
      const head = `const EDITION = '${edition}'\nconst FILES = ${JSON.stringify(['./', ...files])}\n`
      this.emitFile({
        type: 'asset',
        fileName: 'serviceWorker.js',
        source: head + readFileSync(source, 'utf8'),
      })
    },
  }
}
