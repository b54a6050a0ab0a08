import { load } from 'compiled-rules/loader'
import addresses from 'compiled-rules/modules'
import type { Question, Reply } from './messages'

// The page names each worker after the one game that it plays.
const loading = loadRules(addresses[self.name]!)

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data))
}

async function answer({ id, name, args }: Question): Promise<Reply> {
  try {
    const { exports } = await loading
    return { id, json: exports.ask(name, args) }
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
