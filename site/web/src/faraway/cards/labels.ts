import type { Catalogue } from '../../language/catalogue.svelte'
import type { Language } from '../../language/language'
import type { Card } from '../rules'
import { isRegion } from './deck'

/** All that a card's face shows, in words. */
export function cardLabel(t: Catalogue, card: Card, language: Language): string {
  const name = isRegion(card.number) ? t.faraway.region(card.number) : t.faraway.sanctuary(card.number)
  const colour = card.colour ? [t.faraway.colours[card.colour]] : []
  const icons = card.icons.map((icon) => t.faraway.icons[icon])
  return [name, ...colour, ...icons, card.worth[language]].join(', ')
}
