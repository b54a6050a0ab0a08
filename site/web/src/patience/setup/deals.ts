import type { Query } from '../../shell/route'
import { MOST_DEAL, rules } from '../rules'
import { isSolitaire, type Solitaire } from '../solitaires'
import type { Search } from '../solve/search.svelte'

/** Which game is dealt. */
export interface Choice {
  solitaire: Solitaire
  /** Numbered as Microsoft's FreeCell does, rather than as xpat2. */
  microsoft: boolean
  /** As it is typed; the rules say what is wrong with it. */
  number: string
  /** Random deals only if the solver finds a solution. */
  solvable: boolean
}

/** As many as the first FreeCell of Microsoft had. */
const MICROSOFT_DEALS = 32_000

export function parseChoice(query: Query): Choice {
  const choice = {
    solitaire: isSolitaire(query.solitaire) ? query.solitaire : 'FreeCell',
    microsoft: query.numbers === 'ms',
    number: query.deal ?? '',
    solvable: query.solvable === '1',
  }
  return /^\d{1,9}$/.test(choice.number) ? choice : { ...choice, number: randomNumber(choice) }
}

export function choiceQuery(choice: Choice): Query {
  const { solitaire, number, solvable } = choice
  return {
    solitaire,
    ...(isMicrosoft(choice) ? { numbers: 'ms' } : {}),
    deal: number,
    ...(solvable ? { solvable: '1' } : {}),
  }
}

/** The choice that dealt `FreeCell.ms:123`. */
export function choiceOf(deal: string): Choice {
  const [game = '', numbered = ''] = deal.split('.')
  const microsoft = numbered.startsWith('ms:')
  return {
    solitaire: isSolitaire(game) ? game : 'FreeCell',
    microsoft,
    number: numbered.replace('ms:', ''),
    solvable: false,
  }
}

export function dealName(choice: Choice): string {
  return `${choice.solitaire}.${isMicrosoft(choice) ? 'ms:' : ''}${choice.number}`
}

/** Microsoft numbers the deals of FreeCell alone. */
export function isMicrosoft({ solitaire, microsoft }: Choice): boolean {
  return solitaire === 'FreeCell' && microsoft
}

export function randomNumber(choice: Choice): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String((drawn % (isMicrosoft(choice) ? MICROSOFT_DEALS : MOST_DEAL)) + 1)
}

/** The number of a random deal that the solver finds a solution of; undefined when it was stopped first. */
export async function findSolvable(search: Search, choice: Choice, ontry = () => {}): Promise<string | undefined> {
  let number = ''
  const solved = await search.firstSolved(async () => {
    ontry()
    number = randomNumber(choice)
    const dealt = await rules.newGame(dealName({ ...choice, number }))
    if ('mistake' in dealt) {
      throw new Error(dealt.mistake.en)
    }
    return dealt.record
  })
  return solved === undefined ? undefined : number
}
