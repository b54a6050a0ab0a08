import type { Catalogue } from '../words.svelte'
import { cardName } from '../cards'
import { EMPTY_COLUMN, FOUNDATION, LIFT, REGISTER, type Move } from '../rules'
import { topOf, type Spot } from './layout'

/** Everything that lies on a spot, read aloud. */
export function spotLabel(t: Catalogue, spot: Spot, isTarget: boolean): string {
  const top = topOf(spot)
  const name = { register: t.cards.register, foundation: t.cards.foundation, column: t.cards.column }[spot.kind]
  const parts = [name(spot.index + 1), top === undefined ? t.cards.empty : cardName(t, top)]
  if (spot.kind === 'column' && spot.cards.length > 1) {
    const covered = spot.cards.slice(0, -1).toReversed()
    parts.push(t.cards.above(covered.map((card) => cardName(t, card)).join(', ')))
  }
  if (isTarget) {
    parts.push(t.cards.target)
  }
  return parts.join(', ')
}

export function moveText(t: Catalogue, [card, destination]: Move): string {
  if (card < 0) {
    return t.cards.dealtAgain
  }
  const name = cardName(t, card)
  if (destination === REGISTER) {
    return t.cards.toRegister(name)
  }
  if (destination === FOUNDATION) {
    return t.cards.toFoundation(name)
  }
  if (destination === LIFT) {
    return t.cards.lifted(name)
  }
  return destination === EMPTY_COLUMN ? t.cards.toEmptyColumn(name) : t.cards.onto(name, cardName(t, destination))
}
