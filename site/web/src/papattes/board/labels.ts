import type { Catalogue } from '../words.svelte'
import { columnOf, isComing, lineOf, protectorOf, type Character, type Scene, type Terrain } from './scene'

export function characterName(t: Catalogue, { player, dog, number }: Character): string {
  return (dog ? t.board.dog : t.board.master)(number + 1, t.teams[player])
}

/** A cell in words: where it is, what it is made of and who is there. */
export function cellLabel(t: Catalogue, scene: Scene, terrain: Terrain, cell: number): string {
  const said = [t.board.cell(columnOf(cell), lineOf(cell)), kind(t, scene, terrain, cell)]
  const croquettes = scene.ground.get(cell) ?? 0
  if (croquettes > 0) {
    said.push(t.board.croquettes(croquettes))
  }
  const protector = protectorOf(terrain, cell)
  if (protector !== undefined) {
    said.push(t.board.zone(t.teams[protector]))
  }
  if (scene.portals.some((portal) => portal.cell === cell)) {
    said.push(t.board.portal)
  }
  const coming = terrain.schedule.find(({ turn, cell: at }) => at === cell && isComing(turn, scene))
  if (coming) {
    said.push(t.board.portalIn(coming.turn - scene.turn))
  }
  const wanderer = scene.portals.find((portal) => portal.dog === cell)
  if (wanderer) {
    said.push(t.board.wanderer(wanderer.bones.join(', '), wanderer.croquettes))
  }
  const character = scene.characters.find((candidate) => candidate.cell === cell)
  if (character) {
    said.push(`${characterName(t, character)} (${carried(t, character)})`)
  }
  scene.paws
    .filter((paw) => paw.cell === cell)
    .forEach(({ player, colour }) => said.push(t.board.paw(t.paws[colour], t.teams[player])))
  return said.join(' · ')
}

export function carried(t: Catalogue, { dog, points, croquettes, bones }: Character): string {
  return [t.board.points(points), t.board.croquettes(croquettes), ...(dog ? [t.board.bones(bones)] : [])].join(', ')
}

function kind(t: Catalogue, scene: Scene, terrain: Terrain, cell: number): string {
  const letter = scene.cells[cell] as keyof Catalogue['kinds']
  const spawner = terrain.spawners.get(cell)
  if (!spawner) {
    return t.kinds[letter]
  }
  const rhythm = t.board.rhythm(spawner.period, spawner.first)
  const grown = scene.grown.has(cell)
  if (spawner.age === -1) {
    return `${grown ? t.board.hanging : t.kinds.A} (${rhythm})`
  }
  const age = t.ages[spawner.age]
  return `${(grown ? t.board.bone : t.board.skeleton)(age)} (${rhythm})`
}
