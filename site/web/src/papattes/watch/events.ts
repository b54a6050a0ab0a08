import type { Catalogue } from '../../language/catalogue.svelte'
import type { MatchEvent } from '../rules'

/** The half-turn of the next event after one, or of the last before it. */
export function eventFrom(events: readonly MatchEvent[], turn: number, direction: 1 | -1): number | undefined {
  return direction > 0
    ? events.find(([at]) => at > turn)?.[0]
    : events.findLast(([at]) => at < turn)?.[0]
}

export function eventText(t: Catalogue, [, kind, player, number]: MatchEvent): string {
  return t.papattesEvents[kind](t.papattesTeams[player], number)
}
