import { readScene, type Scene } from '../board/scene'
import { END, rules, type Log } from '../rules'

/** How long a half-turn lasts at speed 1. */
const TURN_MS = 1000
const AFTER_THE_MAP_MS = 30
/** After which somebody has stopped to look. */
export const STILL_MS = 400
export const SPEEDS = [0.5, 1, 2, 5, 10, 20] as const

/**
 * Shows moments of the match that the rules hold. A moment is a half-turn (-1 before the first) and how many of its entries
 * were played, or its end.
 */
export class Projector {
  turn = $state(-1)
  entries = $state(END)
  playing = $state(false)
  speed = $state(1)
  /** What is shown; it follows the moment as fast as the rules tell it. */
  scene = $state.raw<Scene>()
  /**
   * The half-turn that is told in words, and what was done in it. Words come after the map, and to somebody who goes through the match when
   * he stops: made for each picture, they would keep keys waiting.
   */
  told = $state(-1)
  log = $state.raw<Log>()
  /** The last half-turn there is so far. */
  last = $state(-1)
  /** Whether more half-turns are still to come. */
  growing = $state(false)
  /** Called when it has played to the end. */
  onend = () => {}
  #wanted = 0
  #busy = false
  #frame = 0
  #logs = new Map<number, Log>()
  #elapsed = 0
  #telling: { turn: number; timer: ReturnType<typeof setTimeout> } | undefined
  #left = false

  /** Shows a moment and forgets about playing. */
  go(turn: number, entries = END): void {
    this.pause()
    this.#show(turn, entries)
  }

  toggle(): void {
    if (this.playing) {
      this.pause()
    } else {
      const atEnd = this.turn >= this.last && this.entries === END && !this.growing
      this.play(atEnd ? -1 : this.turn)
    }
  }

  pause(): void {
    this.playing = false
    cancelAnimationFrame(this.#frame)
  }

  /** Nothing more is to happen: the rules may hold another match by now. */
  leave(): void {
    this.pause()
    clearTimeout(this.#telling?.timer)
    this.#left = true
  }

  /** Plays from the end of a half-turn, or from the middle where it stands. */
  play(turn: number): void {
    const size = this.#size(turn)
    this.#elapsed = turn === this.turn && this.entries !== END ? (TURN_MS * this.entries) / (size + 2) : TURN_MS
    if (turn !== this.turn) {
      this.#show(turn, END)
    }
    this.playing = true
    let former = performance.now()
    const tick = (now: number) => {
      this.#tick(Math.max(0, now - former) * this.speed)
      former = now
      if (this.playing) {
        this.#frame = requestAnimationFrame(tick)
      }
    }
    this.#frame = requestAnimationFrame(tick)
  }

  /** One entry further or back, through the ends of half-turns. */
  step(by: 1 | -1): void {
    const size = this.#size(this.turn)
    const at = Math.min(this.entries, size + 1) + by
    if (at < 0 || (by < 0 && this.turn < 0)) {
      this.go(Math.max(-1, this.turn - 1))
    } else if (this.turn >= 0 && at <= size + 1) {
      this.go(this.turn, at > size ? END : at)
    } else if (this.turn < this.last) {
      this.go(this.turn + 1, 0)
    }
  }

  #tick(milliseconds: number): void {
    this.#elapsed = Math.min(TURN_MS, this.#elapsed + milliseconds)
    // A half-turn whose picture has not come yet is waited for, so that none is skipped.
    if (this.scene?.turn !== this.turn) {
      return
    }
    if (this.#elapsed < TURN_MS) {
      const size = this.#size(this.turn)
      this.#show(this.turn, Math.min(size, Math.floor((this.#elapsed / TURN_MS) * (size + 2))))
    } else if (this.turn < this.last) {
      this.#elapsed = 0
      this.#show(this.turn + 1, 0)
    } else if (this.entries !== END) {
      this.#show(this.turn, END)
    } else if (!this.growing) {
      this.playing = false
      this.onend()
    }
  }

  /** How many entries a half-turn has, as far as it is known. */
  #size(turn: number): number {
    return this.#logs.get(turn)?.entries.length ?? 0
  }

  #show(turn: number, entries: number): void {
    if (this.scene && turn === this.turn && entries === this.entries) {
      return
    }
    this.turn = turn
    this.entries = entries
    this.#wanted++
    if (!this.#busy) {
      void this.#catchUp()
    }
  }

  /** Asks for the latest wanted moment only, however many were passed meanwhile. */
  async #catchUp(): Promise<void> {
    this.#busy = true
    let shown
    do {
      shown = this.#wanted
      const { turn, entries } = this
      const known = this.#logs.get(turn)
      const { scene, log = known } = await rules.show(turn, entries, known ? 0 : 1)
      if (this.#left) {
        return
      }
      if (log) {
        this.#logs.set(turn, log)
      }
      this.scene = readScene(scene)
      this.#tell(turn, log)
    } while (shown !== this.#wanted && !this.#left)
    this.#busy = false
  }

  #tell(turn: number, log: Log | undefined): void {
    // Entries of one half-turn are played faster than its words come.
    if (this.playing && this.#telling?.turn === turn) {
      return
    }
    clearTimeout(this.#telling?.timer)
    this.#telling = undefined
    if (turn !== this.told || log !== this.log) {
      const tell = () => {
        this.#telling = undefined
        this.told = turn
        this.log = log
      }
      this.#telling = { turn, timer: setTimeout(tell, this.playing ? AFTER_THE_MAP_MS : STILL_MS) }
    }
  }
}
