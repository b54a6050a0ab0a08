import type { Catalogue } from '../../language/catalogue.svelte'
import { columnOf, isComing, lineOf, protectorOf, type Character, type Scene, type Terrain } from './scene'

export function characterName(t: Catalogue, { player, dog, number }: Character): string {
  return (dog ? t.papattesBoard.dog : t.papattesBoard.master)(number + 1, t.papattesTeams[player])
}

/** A cell in words: where it is, what it is made of and who is there. */
export function cellLabel(t: Catalogue, scene: Scene, terrain: Terrain, cell: number): string {
  const said = [t.papattesBoard.cell(columnOf(cell), lineOf(cell)), kind(t, scene, terrain, cell)]
  const croquettes = scene.ground.get(cell) ?? 0
  if (croquettes > 0) {
    said.push(t.papattesBoard.croquettes(croquettes))
  }
  const protector = protectorOf(terrain, cell)
  if (protector !== undefined) {
    said.push(t.papattesBoard.zone(t.papattesTeams[protector]))
  }
  if (scene.portals.some((portal) => portal.cell === cell)) {
    said.push(t.papattesBoard.portal)
  }
  const coming = terrain.schedule.find(({ turn, cell: at }) => at === cell && isComing(turn, scene))
  if (coming) {
    said.push(t.papattesBoard.portalIn(coming.turn - scene.turn))
  }
  const wanderer = scene.portals.find((portal) => portal.dog === cell)
  if (wanderer) {
    said.push(t.papattesBoard.wanderer(wanderer.bones.join(', '), wanderer.croquettes))
  }
  const character = scene.characters.find((candidate) => candidate.cell === cell)
  if (character) {
    said.push(`${characterName(t, character)} (${carried(t, character)})`)
  }
  scene.paws
    .filter((paw) => paw.cell === cell)
    .forEach(({ player, colour }) => said.push(t.papattesBoard.paw(t.papattesPaws[colour], t.papattesTeams[player])))
  return said.join(' · ')
}

export function carried(t: Catalogue, { dog, points, croquettes, bones }: Character): string {
  return [t.papattesBoard.points(points), t.papattesBoard.croquettes(croquettes), ...(dog ? [t.papattesBoard.bones(bones)] : [])].join(', ')
}

function kind(t: Catalogue, scene: Scene, terrain: Terrain, cell: number): string {
  const letter = scene.cells[cell] as keyof Catalogue['papattesKinds']
  const spawner = terrain.spawners.get(cell)
  if (!spawner) {
    return t.papattesKinds[letter]
  }
  const rhythm = t.papattesBoard.rhythm(spawner.period, spawner.first)
  const grown = scene.grown.has(cell)
  if (spawner.age === -1) {
    return `${grown ? t.papattesBoard.hanging : t.papattesKinds.A} (${rhythm})`
  }
  const age = t.papattesAges[spawner.age]
  return `${(grown ? t.papattesBoard.bone : t.papattesBoard.skeleton)(age)} (${rhythm})`
}
