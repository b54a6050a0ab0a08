import { describe, expect, it } from 'vitest'
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
