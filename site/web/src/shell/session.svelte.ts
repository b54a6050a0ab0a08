import type { Failed } from 'compiled-rules/answers'

/** What every game has while it is played at a table: one thing is done at a time, and nothing once the visitor has left. */
export class Session {
  /** Called when there is something new for the address to tell. */
  onchange = () => {}
  #busy = false
  #left = false

  get left(): boolean {
    return this.#left
  }

  get busy(): boolean {
    return this.#busy
  }

  /** Ends whatever is under way. */
  leave(): void {
    this.#left = true
  }

  /** Does one thing, unless another is being done. */
  protected async alone(thing: () => Promise<void>): Promise<void> {
    if (this.#busy || this.#left) {
      return
    }
    this.#busy = true
    try {
      await thing()
    } finally {
      this.#busy = false
    }
  }
}

/** A game as the rules tell it after every action: its record, how many actions that has, and where it stands. */
export interface Played<Position> {
  record: string
  actions: number
  position: Position
}

/** A record without its last actions. Setup comes first, and an action is a line. */
export function cut({ record, actions }: Pick<Played<unknown>, 'record' | 'actions'>, wanted: number): string {
  const lines = record.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(0, lines.length - actions + wanted).join('\n') + '\n'
}

/** A game whose record can be taken back and played again. */
export abstract class RecordSession<Answer extends Played<unknown>> extends Session {
  played = $state.raw() as Answer
  /** What the game was before actions were taken back. It starts with what it is. */
  longest = $state.raw() as Answer

  constructor(opened: Answer) {
    super()
    this.played = opened
    this.longest = opened
  }

  get record(): string {
    return this.played.record
  }

  get progress(): number {
    return this.played.actions
  }

  get position(): Answer['position'] {
    return this.played.position
  }

  get canRedo(): boolean {
    return this.record !== this.longest.record
  }

  /** What was taken back is kept beside the address, which tells the game as it is. */
  get beside(): string | undefined {
    return this.canRedo ? this.longest.record : undefined
  }

  async takeUp(longest: string): Promise<void> {
    const answer = longest.startsWith(this.record) ? await this.reopen(longest) : undefined
    if (answer && !('mistake' in answer)) {
      this.longest = answer
    }
  }

  protected abstract reopen(record: string): Promise<Answer | Failed>

  /** Takes over what the rules answered. A new action forgets those that were taken back, unless it is the first of them. */
  protected take(answer: Answer): void {
    this.longest = this.longest.record.startsWith(answer.record) ? this.longest : answer
    this.played = answer
    this.taken()
    this.onchange()
  }

  /** Whatever else a new position changes, before the address tells it. */
  protected taken(): void {}

  /** Goes back or forth to where the game had that number of actions. */
  protected async goTo(actions: number): Promise<void> {
    const answer = await this.reopen(cut(this.longest, actions))
    if (!('mistake' in answer)) {
      this.take(answer)
    }
  }
}
