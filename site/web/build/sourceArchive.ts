import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { zipOf, type ZipFile } from '../src/share/zip.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** What is built, fetched or somebody's own. */
const NOT_SOURCE = new Set(['target', 'node_modules', 'dist', '.git', '.idea', '.vscode', '.DS_Store'])
/** A folder of somebody's own that lies among the sources must not make the site enormous. */
const MOST_BYTES = 2 << 20

/** Emits all the source code as one archive, so that whoever has the site has the code it was made of. */
export function sourceArchive(): Plugin {
  return {
    name: 'source-archive',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'ludotheque-source.zip', source: await zipOf(files('')) })
    },
  }
}

function files(folder: string): ZipFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (NOT_SOURCE.has(entry.name)) {
        return []
      }
      if (entry.isDirectory()) {
        return files(path)
      }
      const { size, mode } = statSync(join(root, path))
      return entry.isFile() && size <= MOST_BYTES
        ? [
            {
              name: `ludotheque/${path}`,
              content: new Uint8Array(readFileSync(join(root, path))),
              executable: (mode & 0o100) !== 0,
            },
          ]
        : []
    })
}
