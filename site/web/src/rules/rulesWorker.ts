import type { Game } from '../games'
import type { Question, Reply } from './messages'
import RulesThread from './worker?worker'

interface Waiting {
  resolve(answer: unknown): void
  reject(failure: Error): void
}

/** The rules of one game, in a worker so that the page never freezes. It starts with the first question. */
class RulesWorker {
  readonly #game: Game
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastId = 0

  constructor(game: Game) {
    this.#game = game
  }

  ask(name: string, args: (string | number)[]): Promise<unknown> {
    const question: Question = { id: ++this.#lastId, name, args: args.map(String) }
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage(question)
    })
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

/** The functions of a game's rules as a page asks them: the answer comes later. */
type Asked<Rules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Answer>
    : never
}

/** The rules of a game. What they can be asked, and what they answer, is generated from the Java that answers. */
export function rulesOf<Rules>(game: Game): Asked<Rules> {
  const worker = new RulesWorker(game)
  return new Proxy({} as Asked<Rules>, {
    get:
      (_, name) =>
      (...args: (string | number)[]) =>
        worker.ask(String(name), args),
  })
}
