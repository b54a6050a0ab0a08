import { describe, expect, it } from 'vitest'
import { glide } from '../src/papattes/board/glide'
import { moverOf, protectorOf, readScene, readTerrain, walk } from '../src/papattes/board/scene'
import type { PackedScene } from '../src/papattes/rules'

const packed: PackedScene = {
  turn: 3,
  running: true,
  cells: '.'.repeat(1600),
  grown: [7],
  ground: [41, 2],
  characters: Array.from({ length: 20 }, (_, index) => [index, index % 10 < 4 ? 4 : 8, 1, 2]).flat(),
  portals: [100, 101, 1, 2, 3, 4],
  paws: [1, 55, 3],
  ages: [0, 2],
  bones: [1, 2, 3, 4, 5, 6],
  scores: [24, 210],
  lost: [false, true],
}

describe('a scene', () => {
  const scene = readScene(packed)

  it('tells teams, dogs and masters apart', () => {
    expect(scene.characters[3]).toEqual({
      player: 0,
      dog: true,
      number: 3,
      cell: 3,
      points: 4,
      croquettes: 1,
      bones: 2,
    })
    expect(scene.characters[4]).toMatchObject({ player: 0, dog: false, number: 0, points: 8 })
    expect(scene.characters[19]).toMatchObject({ player: 1, dog: false, number: 5 })
  })

  it('knows what lies where', () => {
    expect(scene.grown.has(7)).toBe(true)
    expect(scene.ground.get(41)).toBe(2)
    expect(scene.portals).toEqual([{ cell: 100, dog: 101, croquettes: 1, bones: [2, 3, 4] }])
    expect(scene.paws).toEqual([{ player: 1, cell: 55, colour: 3 }])
    expect(scene.bones).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
  })
})

describe('a terrain', () => {
  const terrain = readTerrain({
    niches: [5, 9],
    zones: '0102',
    spawners: [3, -1, 5, 2, 8, 1, 6, 0],
    schedule: [12, 40],
  })

  it('has trees, skeletons and portals to come', () => {
    expect(terrain.spawners.get(3)).toEqual({ age: -1, period: 5, first: 2 })
    expect(terrain.spawners.get(8)).toEqual({ age: 1, period: 6, first: 0 })
    expect(terrain.schedule).toEqual([{ turn: 12, cell: 40 }])
  })

  it('protects the cells around the doghouses', () => {
    expect([0, 1, 2, 3].map((cell) => protectorOf(terrain, cell))).toEqual([undefined, 0, undefined, 1])
  })
})

describe('the map', () => {
  it('is walked by the arrows and ends at its border', () => {
    expect(walk('ArrowRight', 38)).toBe(39)
    expect(walk('ArrowRight', 39)).toBe(39)
    expect(walk('ArrowDown', 39)).toBe(79)
    expect(walk('ArrowUp', 39)).toBe(39)
    expect(walk('ArrowLeft', 40)).toBe(40)
    expect(walk('x', 40)).toBeUndefined()
  })

  it('is played by player 0 in even half-turns', () => {
    expect([0, 1, 198, 199].map(moverOf)).toEqual([0, 1, 0, 1])
  })
})

describe('a step', () => {
  it('is glided and arrives', () => {
    const places = [{ column: 0, line: 0 }]
    expect(glide(places, [1], 10)).toBe(true)
    expect(places[0]!.column).toBeGreaterThan(0)
    expect(places[0]!.column).toBeLessThan(1)
    while (glide(places, [1], 10));
    expect(places).toEqual([{ column: 1, line: 0 }])
  })

  it('through a portal is a jump', () => {
    const places = [{ column: 0, line: 0 }]
    expect(glide(places, [1599], 10)).toBe(false)
    expect(places).toEqual([{ column: 39, line: 39 }])
  })
})
