import type { Call, Reply } from './messages'

interface Waiting {
  resolve(answer: unknown): void
  reject(failure: Error): void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Calls a function of the rules, which run in a worker so that the page never freezes. */
export function callRules<Answer>(name: string, ...args: (string | number)[]): Promise<Answer> {
  const call: Call = { id: ++lastId, name, args }
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(call.id, { resolve, reject })
    worker ??= startWorker()
    worker.postMessage(call)
  }) as Promise<Answer>
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Reply>) => settle(data)
  started.onerror = (event) => {
    for (const id of waiting.keys()) {
      settle({ id, failure: event.message })
    }
  }
  return started
}

function settle(reply: Reply): void {
  const caller = waiting.get(reply.id)
  waiting.delete(reply.id)
  if ('json' in reply) {
    caller?.resolve(JSON.parse(reply.json))
  } else {
    caller?.reject(new Error(reply.failure))
  }
}
