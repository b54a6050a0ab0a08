import type { Catalogue } from '../words.svelte'
import type { Player } from '../board/scene'
import type { MatchEvent } from '../rules'

/** The half-turn of the next event after one, or of the last before it. */
export function eventFrom(events: readonly MatchEvent[], turn: number, direction: 1 | -1): number | undefined {
  return direction > 0
    ? events.find((event) => event.turn > turn)?.turn
    : events.findLast((event) => event.turn < turn)?.turn
}

export function eventText(t: Catalogue, { kind, player, number }: MatchEvent): string {
  return t.events[kind](t.teams[player as Player], number)
}
