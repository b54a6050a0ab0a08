import type { Attribute, Colour } from '../rules'

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow']

export function isColour(attribute: Attribute): attribute is Colour {
  return COLOURS.some((colour) => colour === attribute)
}
