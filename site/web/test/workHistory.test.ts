import { describe, expect, it } from 'vitest'
import type { WorkHistory } from '../src/contest/api'
import { aMinute, curves, ends } from '../src/contest/organise/history'
import { en } from '../src/contest/words.en'

const MINUTE = 60_000
const history: WorkHistory = {
  from: 1000 * MINUTE,
  step: 6 * MINUTE,
  waiting: { validation: [0, 1], asked: [2, 3], ladder: [4, 5], tournament: [6, 7] },
  oldest: [10, 20],
  done: [12, 3],
  lost: [1, 0],
  void: [0, 1],
  workers: [2, 4],
}

describe('the curves of the machines', () => {
  it('end where their steps end', () => {
    expect(ends(history)).toEqual([1006 * MINUTE, 1012 * MINUTE])
  })

  it('count matches by the minute, however long a step is', () => {
    expect(aMinute(history)).toEqual([2, 0.5])
  })

  it('have a line for each purpose and each kind of fault', () => {
    const shown = curves(history, en)
    expect(shown.map(({ lines }) => lines.length)).toEqual([4, 1, 1, 2, 1])
    expect(shown[0]!.lines.map(({ values }) => values[1])).toEqual([1, 3, 5, 7])
    expect(shown[3]!.lines.map(({ label }) => label)).toEqual(['leases lost', 'void'])
  })
})
