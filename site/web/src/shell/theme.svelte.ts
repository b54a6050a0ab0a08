import { keep, kept } from './kept'

type Name = 'light' | 'dark'

const KEY = 'ludotheque.theme'
const system = window.matchMedia('(prefers-color-scheme: dark)')

/** Light or dark: the system's choice until the visitor makes one, which is remembered. */
class Theme {
  #chosen = $state<Name | null>(read())
  #systemDark = $state(system.matches)

  constructor() {
    system.addEventListener('change', () => {
      this.#systemDark = system.matches
    })
  }

  get dark(): boolean {
    return this.#chosen === null ? this.#systemDark : this.#chosen === 'dark'
  }

  toggle(): void {
    this.#chosen = this.dark ? 'light' : 'dark'
    keep(KEY, this.#chosen)
  }
}

function read(): Name | null {
  const name = kept(KEY)
  return name === 'light' || name === 'dark' ? name : null
}

export const theme = new Theme()
