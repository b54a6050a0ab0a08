import { describe, expect, it } from 'vitest'
import { fitting, MOST } from '../src/shell/keptGames.svelte'

const games = (count: number, letters: number) =>
  Array.from({ length: count }, (_, id) => ({ id, link: 'x'.repeat(letters), query: {}, progress: 1, over: false }))

describe('games under way', () => {
  it('are all kept while they are short', () => {
    expect(fitting(games(MOST, 900))).toHaveLength(MOST)
    expect(fitting(games(MOST + 1, 900)).at(-1)!.id).toBe(MOST - 1)
  })

  it('leave room in the browser when they are long, but three stay', () => {
    expect(fitting(games(9, 50_000))).toHaveLength(4)
    expect(fitting(games(9, 500_000))).toHaveLength(3)
  })
})
