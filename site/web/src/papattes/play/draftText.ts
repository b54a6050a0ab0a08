import { SIDE, TEAM, type Action } from '../rules'
import { fr } from '../words.fr'

/** Those that a person is offered. */
const isAction = (word: string): word is Action =>
  word === 'se_deplacer' || word === 'age_suivant' || Object.hasOwn(fr.offers, word)

const isFrom = (number: number, end: number) => Number.isInteger(number) && number >= -1 && number < end

/** Something that a person did in the half-turn: the character is its number among all, or -1; so is a target that there is none of. */
export interface Deed {
  action: Action
  character: number
  target: number
}

/** A half-turn's deeds in a link: `se_deplacer,3,445.manger,3,445`. */
export const formatDeeds = (deeds: readonly Deed[]) =>
  deeds.map(({ action, character, target }) => [action, character, target].join()).join('.')

/** What cannot be read ends the list. */
export function parseDeeds(text: string): Deed[] {
  const deeds: Deed[] = []
  for (const word of text.split('.')) {
    const [action = '', character, target, ...more] = word.split(',')
    const deed = { character: Number(character), target: Number(target) }
    if (!isAction(action) || more.length > 0 || !isFrom(deed.character, 2 * TEAM) || !isFrom(deed.target, SIDE ** 2)) {
      break
    }
    deeds.push({ action, ...deed })
  }
  return deeds
}
