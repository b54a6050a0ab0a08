import { untrack } from 'svelte'
import { preferredLanguage } from '../language/language'
import { formatRoute, parseRoute, type Page, type Query, type Route } from './route'

/** The address bar, as state. */
class Address {
  route = $state.raw<Route>(this.#read())

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = this.#read()
    })
  }

  /** Goes to a page; the browser's Back button returns. */
  go(page: Page, query: Query = {}): void {
    location.hash = this.link(page, query)
  }

  /** Keeps the address true to what is shown, without a step in the browser's history. */
  rewrite(query: Query): void {
    const route = untrack(() => this.route)
    // The challenge of a day stays one at every move.
    const { daily } = route.query
    this.route = { ...route, query: daily === undefined ? query : { ...query, daily } }
    history.replaceState(history.state, '', formatRoute(untrack(() => this.route)))
  }

  /** What the browser's history keeps beside the address. */
  get note(): unknown {
    return (history.state as { note?: unknown } | null)?.note
  }

  /** Keeps something beside the address, as long as the browser's history has it. */
  set note(note: unknown) {
    history.replaceState({ note }, '')
  }

  link(page: Page, query: Query = {}): string {
    return formatRoute({ language: this.route.language, page, query })
  }

  #read(): Route {
    return parseRoute(location.hash, preferredLanguage(navigator.languages))
  }
}

export const address = new Address()
