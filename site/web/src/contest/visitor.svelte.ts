import { carry, get, OUT_OF_REACH, post, type Me } from './api'
import { Looking } from './looking.svelte'

const BETWEEN_TRIES = 5_000

/** Who looks at the contest's pages, as far as the server knows. */
class ContestVisitor {
  /** Undefined until the server was asked; null when this site is served by no contest. */
  me = $state.raw<Me | null>()
  readonly asking = new Looking()
  #asked: Promise<void> | undefined

  readonly isOrganiser = $derived(this.me?.account?.role === 'organiser')

  /** Asks once who we are, and whether there is a contest at all; of one that is out of reach nobody knows, so it is asked again. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#ask())
  }

  async #ask(): Promise<void> {
    await this.asking.run(
      () => get<Me>('me'),
      (me) => this.be(me),
    )
    if (this.asking.refusal?.message === OUT_OF_REACH.code) {
      setTimeout(() => void this.#ask(), BETWEEN_TRIES)
    } else if (this.asking.refusal) {
      this.me = null
    }
  }

  be(me: Me): void {
    carry(me.token)
    this.me = me
  }

  teamIn(contest: number) {
    return this.me?.teams.find((team) => team.contest === contest)
  }

  async leave(): Promise<void> {
    await post('logout')
    this.be(await get<Me>('me'))
  }
}

export const visitor = new ContestVisitor()
