import { load } from 'compiled-rules/loader'
import cameleon from 'compiled-rules/cameleon.wasm?url'
import faraway from 'compiled-rules/faraway.wasm?url'
import memoryx from 'compiled-rules/memoryx.wasm?url'
import papattes from 'compiled-rules/papattes.wasm?url'
import patience from 'compiled-rules/patience.wasm?url'
import type { Call, Reply } from './messages'
import type { CompiledGame } from './rulesWorker'

const modules: Record<CompiledGame, string> = { memoryx, patience, faraway, cameleon, papattes }

// The page names each worker after the one game that it plays.
const loading = loadRules(modules[self.name as CompiledGame])

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  self.postMessage(await answer(data))
}

async function answer({ id, name, args }: Call): Promise<Reply> {
  try {
    const { exports } = await loading
    return { id, json: exports[name]!(...args) }
  } catch (failure) {
    return { id, failure: String(failure) }
  }
}

/** Takes the bytes rather than the address: then it does not matter which type a plain web server calls them. */
async function loadRules(address: string) {
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`)
  }
  return load(await response.arrayBuffer(), {})
}
