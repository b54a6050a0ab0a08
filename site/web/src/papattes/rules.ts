import type { Failed, Offer, PackedChoices, PackedDraft, PackedHead, Rules } from 'compiled-rules/papattes'
import { rulesOf } from '../rules/rulesWorker'
import { readScene, readTerrain, type Scene, type Terrain } from './board/scene'

export * from 'compiled-rules/papattes'

export const rules = rulesOf<Rules>('papattes')

export interface Head extends Omit<PackedHead, 'terrain'> {
  terrain: Terrain
}

export const readHead = (packed: PackedHead | Failed): Head | Failed =>
  'mistake' in packed ? packed : { ...packed, terrain: readTerrain(packed.terrain) }

/** The half-turn that a person is deciding. */
export interface Draft {
  scene: Scene
  standing: number
}

export const readDraft = ({ scene, standing }: PackedDraft): Draft => ({ scene: readScene(scene), standing })

/** A cell within reach, and the one before it on the way. */
export type Reach = Map<number, number>

export interface Choices {
  reach: Reach
  offers: Offer[]
}

export function readChoices({ reach, offers }: PackedChoices): Choices {
  const before: Reach = new Map()
  for (let at = 0; at < reach.length; at += 2) {
    before.set(reach[at]!, reach[at + 1]!)
  }
  return { reach: before, offers }
}
