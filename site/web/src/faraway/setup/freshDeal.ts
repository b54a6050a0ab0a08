import { rules } from '../rules'

const SEEDS = 1_000_000

/** The cards of a random deal; undefined when there are not so many. */
export async function freshDeal(regions: number, sanctuaries: number): Promise<string | undefined> {
  const answer = await rules.deal(`${Math.floor(Math.random() * SEEDS)} ${regions} ${sanctuaries}`)
  return 'cards' in answer ? answer.cards : undefined
}
