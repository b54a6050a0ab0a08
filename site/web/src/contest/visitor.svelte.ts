import { carry, get, post, Refusal, type Me } from './api'

/** Who looks at the contest's pages, as far as the server knows. */
class ContestVisitor {
  /** Undefined until the server was asked; null when this site is served by no contest. */
  me = $state.raw<Me | null>()
  #asked: Promise<void> | undefined

  readonly isOrganiser = $derived(this.me?.account?.role === 'organiser')

  /** Asks once who we are, and whether there is a contest at all. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#ask())
  }

  async #ask(): Promise<void> {
    try {
      this.be(await get<Me>('me'))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
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
