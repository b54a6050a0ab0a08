import { forget, keep, kept, keptList } from '../../shell/kept'
import { statistics } from '../../stats/kept.svelte'
import { isSolitaire, type Solitaire } from '../solitaires'

/*
 * A deal counts as played from its first move, since most of those that are not won are simply left. It counts once, however often it
 * is restarted, and only where it was begun: opening a link to somebody's last move wins nothing.
 */

export interface BegunDeal {
  solitaire: Solitaire
  deal: string
  won: boolean
}

export interface Win {
  moves: number
  seconds: number
  helps: number
}

const KEY = 'ludotheque.patience.deals'
/** Earlier editions kept the last one alone: `FreeCell.ms:617`, or `FreeCell.ms:617 won`. */
const FORMER = 'ludotheque.patience.begun'
/** More than are ever offered to be resumed. */
const MOST = 20

/** The latest comes first. Where nothing is counted any more, none is begun. */
function begunDeals(solitaire: Solitaire): BegunDeal[] {
  const deals = kept(KEY) === null ? formerDeals(kept(FORMER)) : keptList<BegunDeal>(KEY)
  return statistics.of('patience', solitaire) ? deals : deals.filter((one) => one.solitaire !== solitaire)
}

export function formerDeals(text: string | null): BegunDeal[] {
  const [deal = '', won] = (text ?? '').split(' ')
  const [solitaire] = deal.split('.')
  return isSolitaire(solitaire) ? [{ solitaire, deal, won: won === 'won' }] : []
}

function keepDeals(deals: BegunDeal[]): void {
  keep(KEY, JSON.stringify(deals.slice(0, MOST)))
  forget(FORMER)
}

export function countBeginning(solitaire: Solitaire, deal: string): void {
  const deals = begunDeals(solitaire)
  if (!deals.some((one) => one.deal === deal)) {
    keepDeals([{ solitaire, deal, won: false }, ...deals])
    statistics.begin('patience', solitaire, isGivenUp(deals, solitaire))
  }
}

/** Whether the deal of a solitaire that was begun last is left when another one is begun. */
export function isGivenUp(deals: readonly BegunDeal[], solitaire: Solitaire): boolean {
  return deals.find((one) => one.solitaire === solitaire)?.won === false
}

export function countWin(solitaire: Solitaire, deal: string, { moves, seconds, helps }: Win): void {
  const deals = begunDeals(solitaire)
  if (deals.some((one) => one.deal === deal && !one.won)) {
    keepDeals(deals.map((one) => (one.deal === deal ? { ...one, won: true } : one)))
    statistics.record('patience', solitaire, { result: 'won', helped: helps > 0, moves, seconds, counted: true })
  }
}
