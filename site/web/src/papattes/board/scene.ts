import { DOGS, SIDE, TEAM, type PackedScene, type PackedTerrain } from 'compiled-rules/papattes'
import { wholeOf } from '../../shell/camera'

/*
 * What the rules tell of a match, unpacked from the flat lists in which it travels.
 */

export { SIDE }
/** The whole map; larger characters would show nothing more. */
export const WHOLE = wholeOf(SIDE, 6)

export const PLAYERS = [0, 1] as const
export type Player = (typeof PLAYERS)[number]
export const AGES = [0, 1, 2] as const
export type Age = (typeof AGES)[number]

/** A cell with a tree, whose age is -1, or a skeleton. */
export interface Spawner {
  age: Age | -1
  period: number
  first: number
}

/** What never changes during a match. */
export interface Terrain {
  niches: number[]
  /** A digit a cell: 1 + the player whose doghouse protects it, or 0. */
  zones: string
  spawners: Map<number, Spawner>
  schedule: { turn: number; cell: number }[]
}

export interface Character {
  player: Player
  dog: boolean
  /** Counted from 0 among the dogs or masters of its team. */
  number: number
  cell: number
  points: number
  croquettes: number
  /** Of its player's age. */
  bones: number
}

/** A portal and the wandering dog that came out of it. */
export interface Portal {
  cell: number
  dog: number
  croquettes: number
  bones: number[]
}

export interface Paw {
  player: Player
  cell: number
  /** 1 blue, 2 yellow, 3 red. */
  colour: 1 | 2 | 3
}

/** The match at one moment. */
export interface Scene {
  turn: number
  running: boolean
  /** A letter a cell: `.` empty, `N` doghouse, `#` wall, `~` puddle, `A` tree, `S` skeleton. */
  cells: string
  /** Where a croquette hangs or a bone lies. */
  grown: Set<number>
  /** Croquettes on the ground. */
  ground: Map<number, number>
  characters: Character[]
  portals: Portal[]
  paws: Paw[]
  ages: Age[]
  /** Bones brought home, by player and age. */
  bones: number[][]
  scores: number[]
  lost: boolean[]
}

/** Cuts a flat list into rows. */
function rows(flat: readonly number[], width: number): number[][] {
  return Array.from({ length: flat.length / width }, (_, row) => flat.slice(row * width, (row + 1) * width))
}

export function readTerrain({ niches, zones, spawners, schedule }: PackedTerrain): Terrain {
  return {
    niches,
    zones,
    spawners: new Map(
      rows(spawners, 4).map(([cell, age, period, first]) => [
        cell!,
        { age: age as Spawner['age'], period: period!, first: first! },
      ]),
    ),
    schedule: rows(schedule, 2).map(([turn, cell]) => ({ turn: turn!, cell: cell! })),
  }
}

export function readScene(packed: PackedScene): Scene {
  return {
    ...packed,
    grown: new Set(packed.grown),
    ground: new Map(rows(packed.ground, 2) as [number, number][]),
    characters: rows(packed.characters, 4).map(([cell, points, croquettes, bones], index) => ({
      player: index < TEAM ? 0 : 1,
      dog: index % TEAM < DOGS,
      number: index % TEAM < DOGS ? index % TEAM : (index % TEAM) - DOGS,
      cell: cell!,
      points: points!,
      croquettes: croquettes!,
      bones: bones!,
    })),
    portals: rows(packed.portals, 6).map(([cell, dog, croquettes, ...bones]) => ({
      cell: cell!,
      dog: dog!,
      croquettes: croquettes!,
      bones,
    })),
    paws: rows(packed.paws, 3).map(([player, cell, colour]) => ({
      player: player as Player,
      cell: cell!,
      colour: colour as Paw['colour'],
    })),
    ages: packed.ages as Age[],
    bones: rows(packed.bones, AGES.length),
  }
}

/** Whose half-turn it is. */
export const moverOf = (turn: number): Player => (turn % 2 === 0 ? 0 : 1)

/** The player whose doghouse protects a cell. */
export function protectorOf({ zones }: Terrain, cell: number): Player | undefined {
  return PLAYERS[Number(zones[cell]) - 1]
}

/** Half-turns ahead for which portals to come are shown. */
const AHEAD = 9

/** Whether a portal due at a half-turn is soon to open. */
export const isComing = (due: number, { turn }: Scene) => due > turn && due - turn <= AHEAD

export const columnOf = (cell: number) => cell % SIDE
export const lineOf = (cell: number) => Math.floor(cell / SIDE)

/** The next cell for an arrow key, within the map. */
export function walk(key: string, cell: number): number | undefined {
  const column = columnOf(cell)
  const line = lineOf(cell)
  switch (key) {
    case 'ArrowRight':
      return Math.min(column + 1, SIDE - 1) + line * SIDE
    case 'ArrowLeft':
      return Math.max(column - 1, 0) + line * SIDE
    case 'ArrowDown':
      return column + Math.min(line + 1, SIDE - 1) * SIDE
    case 'ArrowUp':
      return column + Math.max(line - 1, 0) * SIDE
    default:
      return undefined
  }
}
