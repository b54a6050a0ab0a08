import { describe, expect, it } from 'vitest'
import { Gestures } from '../src/patience/play/gestures'
import { solverRules } from '../src/patience/rules'
import { Evaluation } from '../src/patience/solve/evaluation.svelte'
import { Search } from '../src/patience/solve/search.svelte'

/** A worker that keeps one search, as ours do, and solves the records that say so at their second slice. */
function worker() {
  let searched = ''
  let slices = 0
  return {
    ...solverRules,
    search: async (record: string) => {
      searched = record
      slices = 0
      return {}
    },
    searchMore: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      const state = ++slices < 2 ? 'running' : searched.includes('soluble') ? 'solved' : 'insoluble'
      return { state, positions: slices, kept: slices, solution: [], lines: [] }
    },
  } as typeof solverRules
}

describe('two searches on one worker', () => {
  it('wait for each other, so that each answers its own question', async () => {
    const rules = worker()
    const outcomes = await Promise.all(['lost', 'soluble', 'lost'].map((record) => new Search(rules).run(record)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['lost', 'solved', 'lost'])
  })
})

describe('the sign of a position', () => {
  it('comes, too, when the same position is wanted again while its search is being stopped', async () => {
    const evaluation = new Evaluation(new Search(worker()))
    evaluation.toggle('soluble')
    void evaluation.look('lost')
    const last = evaluation.look('soluble')
    await last
    await expect.poll(() => evaluation.sign).toBe('winnable')
    evaluation.toggle('soluble')
    evaluation.toggle('soluble')
    await expect.poll(() => evaluation.sign).toBe('winnable')
  })
})

describe('a run of cards', () => {
  const game = new Gestures().with(0, 1).with(1, 4).with(4, 5)

  it('is taken back and laid again at once, a single card alone', () => {
    expect([5, 4, 3, 1].map((moves) => game.before(moves))).toEqual([4, 1, 1, 0])
    expect([0, 1, 2, 4].map((moves) => game.after(moves))).toEqual([1, 4, 4, 5])
  })

  it('is still one gesture after its address was opened again', () => {
    expect(String(game)).toBe('1-4')
    expect(Gestures.of(String(game.with(5, 8))).before(8)).toBe(5)
    expect(Gestures.of('nonsense').before(8)).toBe(7)
  })

  it('is forgotten when another move is made in its place', () => {
    expect(game.with(1, 2).before(4)).toBe(3)
  })
})
