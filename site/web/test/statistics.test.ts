import { describe, expect, it } from 'vitest'
import { countsOf, kindText } from '../src/stats/kinds'
import { statsTexts } from '../src/stats/texts'
import {
  merged,
  nothingYet,
  readTallies,
  tallyOfMemoryx,
  tallyOfPatience,
  VERSION,
  withBeginning,
  withOutcome,
  type Outcome,
} from '../src/stats/statistics'

const after = (...outcomes: Outcome[]) => outcomes.reduce(withOutcome, nothingYet('patience', 'FreeCell'))
const file = (...tallies: unknown[]) => JSON.stringify({ version: VERSION, tallies })

describe('a tally', () => {
  it('counts games, wins and records', () => {
    expect(
      after({ result: 'won', moves: 70, seconds: 200 }, { result: 'won', moves: 61, seconds: 240 }, { result: 'lost' }),
    ).toEqual({
      ...nothingYet('patience', 'FreeCell'),
      played: 3,
      won: 2,
      wonAlone: 2,
      longest: 2,
      fewestMoves: 61,
      bestSeconds: 200,
    })
  })

  it('gives no record for a game in which a solver helped', () => {
    const { won, wonAlone, fewestMoves, bestPoints } = after({ result: 'won', moves: 30, points: 99, helped: true })
    expect({ won, wonAlone, fewestMoves, bestPoints }).toEqual({
      won: 1,
      wonAlone: 0,
      fewestMoves: null,
      bestPoints: null,
    })
  })

  it('counts a game once that counts from its beginning, and gives the streak up with the game', () => {
    const begun = withBeginning(after({ result: 'won' }), false)
    expect(begun).toMatchObject({ played: 2, won: 1, streak: 1 })
    expect(withOutcome(begun, { result: 'won', counted: true })).toMatchObject({ played: 2, won: 2, streak: 2 })
    expect(withBeginning(begun, true)).toMatchObject({ played: 3, won: 1, streak: 0, longest: 1 })
  })

  it('never has more wins than games, even if it was cleared in between', () => {
    const cleared = nothingYet('patience', 'FreeCell')
    expect(withOutcome(cleared, { result: 'won', counted: true })).toMatchObject({ played: 1, won: 1 })
  })

  it('keeps a streak over a draw and ends it with a loss', () => {
    expect(after({ result: 'won' }, { result: 'drawn' }, { result: 'won' }).streak).toBe(2)
    expect(after({ result: 'won' }, { result: 'lost' }, { result: 'won' })).toMatchObject({ streak: 1, longest: 1 })
  })
})

describe('what was kept', () => {
  const tally = after({ result: 'won', moves: 61 })

  it('is read back', () => {
    expect(readTallies(file(tally))).toEqual([tally])
  })

  it('is nothing when it is no text of ours', () => {
    for (const text of [
      null,
      '',
      'x',
      '[]',
      'null',
      '{}',
      '{"version":1}',
      '{"version":2,"tallies":[]}',
      '{"version":"1","tallies":[]}',
    ]) {
      expect(readTallies(text), String(text)).toBeUndefined()
    }
  })

  it('loses only what is damaged in it', () => {
    const wrong = [
      null,
      3,
      { game: 'chess', kind: 'x' },
      { game: 'patience' },
      { ...tally, won: 9 },
      { ...tally, kind: 'x'.repeat(99) },
    ]
    expect(readTallies(file(...wrong, tally, tally))).toEqual([tally])
    expect(readTallies(file({ ...tally, bestSeconds: -3, drawn: 'many', longest: 1e99 }))).toEqual([
      { ...tally, longest: 0 },
    ])
  })

  it('does not grow without bounds', () => {
    const many = Array.from({ length: 2000 }, (_, i) => nothingYet('patience', `kind ${i}`))
    expect(readTallies(file(...many))).toHaveLength(500)
  })
})

describe('two accounts of the same games', () => {
  const older = after({ result: 'won', moves: 61 })
  const newer = withOutcome(older, { result: 'won', moves: 80 })

  it('are one, whichever comes first, and reading it twice changes nothing', () => {
    expect(merged([older], [newer])).toEqual([newer])
    expect(merged([newer], [older])).toEqual([newer])
    expect(merged(merged([older], [newer]), [newer])).toEqual([newer])
  })

  it('keep what only one of them knows', () => {
    const other = nothingYet('faraway', '24+16')
    expect(merged([older], [other])).toEqual([older, other])
  })
})

describe('what earlier editions kept', () => {
  it('of Patience goes on', () => {
    const former = { solitaire: 'Seahaven', played: 5, won: 3, wonAlone: 2, bestSeconds: 99, fewestMoves: null }
    expect(tallyOfPatience(former)).toEqual({
      ...nothingYet('patience', 'Seahaven'),
      played: 5,
      won: 3,
      wonAlone: 2,
      bestSeconds: 99,
    })
  })

  it('of Mémoryx goes on', () => {
    const former = { size: '3x7', against: null, games: 2, won: 2, pairs: 10, turns: 14, seconds: 60 }
    expect(tallyOfMemoryx(former)).toMatchObject({
      kind: '3x7 alone',
      played: 2,
      won: 2,
      fewestMoves: 14,
      bestPoints: null,
    })
    expect(tallyOfMemoryx({ ...former, against: 'exact' })).toMatchObject({ kind: '3x7 exact', bestPoints: 10 })
  })

  it('is left out when it is damaged', () => {
    expect([null, {}, { solitaire: 3 }, 'x'].map(tallyOfPatience)).toEqual([undefined, undefined, undefined, undefined])
  })
})

it('a record is told in what its game counts', () => {
  const told = (game: 'memoryx' | 'patience') => {
    const { points, moves } = countsOf('fr', game, statsTexts.fr)
    return [points(8), moves(24)]
  }
  expect(told('memoryx')).toEqual(['8 paires', '24 tours'])
  expect(told('patience')).toEqual(['8 points', '24 coups'])
})

describe('the kind of a tally', () => {
  it('is told in words of the language', () => {
    const told = (game: Parameters<typeof kindText>[1]['game'], kind: string) => [
      kindText('fr', { game, kind }, 'seul'),
      kindText('en', { game, kind }, 'alone'),
    ]
    expect(told('memoryx', '3x7 alone')).toEqual(['3\u00a0×\u00a07, seul', '3\u00a0×\u00a07, alone'])
    expect(told('memoryx', '3x7 exact')).toEqual(['3\u00a0×\u00a07, Robot exact', '3\u00a0×\u00a07, Exact bot'])
    expect(told('patience', 'MidnightOil')).toEqual(['Midnight Oil', 'Midnight Oil'])
    expect(told('faraway', '24+16')).toEqual(['24 + 16', '24 + 16'])
    expect(told('cameleon', '6x6 temeraire greedy')).toEqual([
      '6\u00a0×\u00a06, Téméraire, Joueur glouton',
      '6\u00a0×\u00a06, Téméraire, Greedy player',
    ])
    expect(told('papattes', 'clairiere harvester')).toEqual(['Clairière, Moissonneur', 'Clearing, Harvester'])
    expect(told('papattes', 'mine theirs')).toEqual(['mine, theirs', 'mine, theirs'])
  })
})
