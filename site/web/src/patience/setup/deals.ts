import type { Query } from '../../shell/route'
import { MOST_DEAL, rules } from '../rules'
import { isSolitaire, type Solitaire } from '../solitaires'
import { Search } from '../solve/search.svelte'

/** Which game is dealt. */
export interface Choice {
  solitaire: Solitaire
  /** Numbered as Microsoft's FreeCell does, rather than as xpat2. */
  microsoft: boolean
  /** As it is typed; the rules say what is wrong with it. */
  number: string
  /** Random deals only if the solver finds a solution. */
  solvable: boolean
  fullRules: boolean
}

/** As many as the first FreeCell of Microsoft had. */
const MICROSOFT_DEALS = 32_000

export function parseChoice(query: Query): Choice {
  const choice = {
    solitaire: isSolitaire(query.solitaire) ? query.solitaire : 'FreeCell',
    microsoft: query.numbers === 'ms',
    number: query.deal ?? '',
    // Whoever names no deal wants one that can be won.
    solvable: query.solvable === '1' || (query.deal === undefined && query.solvable !== '0'),
    fullRules: query.rules === 'full',
  }
  return /^\d{1,9}$/.test(choice.number) ? choice : { ...choice, number: randomNumber(choice) }
}

export function choiceQuery(choice: Choice): Query {
  const { number, solvable } = choice
  return { ...sameSolitaire(choice), deal: number, ...(solvable ? { solvable: '1' } : {}) }
}

/** The same solitaire, and any deal of it. */
export function sameSolitaire(choice: Choice): Query {
  const { solitaire, fullRules } = choice
  return {
    solitaire,
    ...(isMicrosoft(choice) ? { numbers: 'ms' } : {}),
    ...(fullRules ? { rules: 'full' } : {}),
  }
}

/** The choice that dealt `FreeCell.ms:123`. */
export function choiceOf(deal: string, fullRules = false): Choice {
  const [game = '', numbered = ''] = deal.split('.')
  const microsoft = numbered.startsWith('ms:')
  return {
    solitaire: isSolitaire(game) ? game : 'FreeCell',
    microsoft,
    number: numbered.replace('ms:', ''),
    solvable: false,
    fullRules,
  }
}

export function dealName(choice: Choice): string {
  return `${choice.solitaire}.${isMicrosoft(choice) ? 'ms:' : ''}${choice.number}`
}

/** What a file of that game is called, without its ending: a name that every system takes. */
export const fileName = (choice: Choice) => dealName(choice).replace(':', '')

/** Microsoft numbers the deals of FreeCell alone. */
export function isMicrosoft({ solitaire, microsoft }: Choice): boolean {
  return solitaire === 'FreeCell' && microsoft
}

export function randomNumber(choice: Choice): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String((drawn % (isMicrosoft(choice) ? MICROSOFT_DEALS : MOST_DEAL)) + 1)
}

/** The record of a deal before its first move, or what is wrong with its number. */
export function deal(choice: Choice) {
  return choice.fullRules ? rules.newFullGame(dealName(choice)) : rules.newGame(dealName(choice))
}

/** The number of a random deal that the solver finds a solution of; undefined when it was stopped first. */
export async function findSolvable(search: Search, choice: Choice, ontry = () => {}): Promise<string | undefined> {
  let number = ''
  const solved = await search.firstSolved(async () => {
    ontry()
    number = randomNumber(choice)
    const dealt = await deal({ ...choice, number })
    if ('mistake' in dealt) {
      throw new Error(dealt.mistake.en)
    }
    return dealt.record
  })
  return solved === undefined ? undefined : number
}

/** The record of a new game that is proved to be soluble, for whoever has not chosen one. */
export async function freshRecord(): Promise<string | undefined> {
  const choice = parseChoice({})
  const number = await findSolvable(new Search(), choice)
  const dealt = number === undefined ? undefined : await deal({ ...choice, number })
  return dealt && 'record' in dealt ? dealt.record : undefined
}
