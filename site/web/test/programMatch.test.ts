import { describe, expect, it } from 'vitest'
import { readProgramMatch } from '../src/shell/match/programMatch'

describe('a match that a contest keeps', () => {
  it('is read with what is for everybody, and with what is for one team', () => {
    const shown = { record: 'memoryx 1\n', names: ['Ada', 'random'], scores: [3, 1] }
    expect(readProgramMatch(JSON.stringify(shown))).toEqual(shown)
    expect(readProgramMatch(JSON.stringify({ ...shown, words: 'hm' }))?.words).toBe('hm')
  })

  it.each(['', 'papattes 1\n', '{}', 'null', '{"record": 3, "names": []}'])('is no %j', (text) => {
    expect(readProgramMatch(text)).toBeUndefined()
  })
})
