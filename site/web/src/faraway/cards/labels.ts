import type { Catalogue } from '../words.svelte'
import type { Language } from '../../language/language'
import type { Card } from '../rules'
import { isRegion } from './deck'

/** All that a card's face shows, in words. */
export function cardLabel(t: Catalogue, card: Card, language: Language): string {
  const name = isRegion(card.number) ? t.region(card.number) : t.sanctuary(card.number)
  const colour = card.colour ? [t.colours[card.colour]] : []
  const icons = card.icons.map((icon) => t.icons[icon])
  return [name, ...colour, ...icons, card.worth[language]].join(', ')
}
