import type { Catalogue } from './words.svelte'
import { isBot, type Seat, type Setup } from './setup/setup'

export function seatKind(t: Pick<Catalogue, 'levels'>, seat: Seat): string {
  const [kind, cards] = seat.split(':')
  switch (kind) {
    case 'person':
      return t.levels.person
    case 'random':
      return t.levels.random
    case 'limited':
      return t.levels.limitedTo(Number(cards))
    case 'perfect':
      return t.levels.perfect
    case 'joker-aware':
      return t.levels.jokerAware
    default:
      return t.levels.exact
  }
}

/** The name a player chose, or the usual one for the seat. */
export function nameOf(t: Catalogue, setup: Setup, player: number): string {
  const seat = setup.seats[player] ?? 'person'
  const chosen = setup.names[player]
  if (chosen) {
    return chosen
  }
  if (isBot(seat)) {
    const twins = setup.seats.filter((other) => other === seat).length > 1
    return seatKind(t, seat) + (twins ? ` ${player + 1}` : '')
  }
  return setup.seats.length === 1 ? t.levels.soloPlayer : t.levels.player(player + 1)
}

/** What is said of a player. */
export interface Said {
  name: string
  toMove: string
  thinking: string
  pair: string
  wins: string
}

/** What is said at the table: "you" and "the bot" where nobody else can be meant. */
export function saidOf(t: Catalogue, setup: Setup, player: number): Said {
  const seat = setup.seats[player]
  const alike = setup.seats.filter((other) => isBot(other) === isBot(seat)).length
  if (alike === 1 && !setup.names[player]) {
    return isBot(seat) ? t.bot : t.you
  }
  const name = nameOf(t, setup, player)
  return {
    name,
    toMove: t.play.toMove(name),
    thinking: t.play.thinking(name),
    pair: t.play.pair(name),
    wins: t.end.wins(name),
  }
}

/** `3x7` as people write it. */
export function sizeName(size: string): string {
  return size.replace('x', ' × ')
}

export function cardName(t: Catalogue, card: number): string {
  return card === 0 ? t.play.jokerNamed : t.play.cardNamed(card)
}
