import type { Call, Reply } from './messages'
import RulesThread from './worker?worker'

/** The games whose rules were compiled, each to a module of its own. */
export type CompiledGame = 'memoryx' | 'patience' | 'faraway' | 'cameleon' | 'papattes'

interface Waiting {
  resolve(answer: unknown): void
  reject(failure: Error): void
}

/** The rules of one game, in a worker so that the page never freezes. It starts with the first call. */
export class RulesWorker {
  readonly #game: CompiledGame
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastId = 0

  constructor(game: CompiledGame) {
    this.#game = game
  }

  call<Answer>(name: string, ...args: (string | number)[]): Promise<Answer> {
    const call: Call = { id: ++this.#lastId, name, args }
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage(call)
    }) as Promise<Answer>
  }

  #start(): Worker {
    const started = new RulesThread({ name: this.#game })
    started.onmessage = ({ data }: MessageEvent<Reply>) => this.#settle(data)
    started.onerror = (event) => {
      for (const id of this.#waiting.keys()) {
        this.#settle({ id, failure: event.message })
      }
    }
    return started
  }

  #settle(reply: Reply): void {
    const caller = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('json' in reply) {
      caller?.resolve(JSON.parse(reply.json))
    } else {
      caller?.reject(new Error(reply.failure))
    }
  }
}
