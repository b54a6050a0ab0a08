import type { Catalogue } from '../language/catalogue.svelte'
import { isSolitaire } from '../patience/solitaires'
import type { Tally } from './statistics'

/** The kind of a tally for people: `FreeCell`, `5 × 7, exact`, `clairiere, harvester`. */
export function kindText(t: Catalogue, { game, kind }: Pick<Tally, 'game' | 'kind'>, alone: string): string {
  if (game === 'patience' && isSolitaire(kind)) {
    return t.solitaires[kind]
  }
  return kind
    .split(' ')
    .map((word) => (word === 'alone' ? alone : word.replace(/^(\d+)x(\d+)$/, '$1 × $2').replace(/^(\d+)\+(\d+)$/, '$1 + $2')))
    .join(', ')
}
