import { describe, expect, it } from 'vitest'
import { bestScores } from '../src/memoryx/setup/bestScores.svelte'
import { isSize, parseSetup, sameSettings, setupQuery, type Seat } from '../src/memoryx/setup/setup'
import { fr } from '../src/memoryx/words.fr'

const seed = () => '42'

describe('a setup', () => {
  it('has usual values', () => {
    expect(parseSetup({}, seed)).toEqual({
      size: '3x7',
      seats: ['person', 'joker-aware'],
      names: ['', ''],
      first: 0,
      seed: '42',
      delay: 5,
      learning: false,
    })
  })

  it('comes back from its address', () => {
    const setup = parseSetup(
      { size: '5x5', seats: 'limited:7,exact', names: 'Ada,', first: '1', seed: '-3', delay: '0', learn: '1' },
      seed,
    )
    expect(parseSetup(setupQuery(setup), () => 'another')).toEqual(setup)
  })

  it('is the same for a new game, but for the cards', () => {
    const setup = parseSetup({ size: '5x5', seats: 'person,exact', delay: '0', seed: '7' }, seed)
    expect(parseSetup({ settings: '1', ...sameSettings(setup) }, () => 'drawn')).toEqual({ ...setup, seed: 'drawn' })
  })

  it('ignores what makes no sense', () => {
    const setup = parseSetup({ size: '4x4', seats: 'cheater', first: '1', seed: 'x', delay: '99' }, seed)
    expect(setup).toMatchObject({ size: '3x7', seats: ['person'], first: 0, seed: '42', delay: 5 })
  })
})

describe('a size', () => {
  it.each(['1x3', '3x7', '7x7', '1x99', '9x11'])('%s is playable', (size) => expect(isSize(size)).toBe(true))
  it.each(['1x1', '2x3', '3x4', '11x11', '3', 'x3', '-3x3'])('%s is not', (size) => expect(isSize(size)).toBe(false))
})

describe('the best score', () => {
  const setup = (...seats: Seat[]) => ({ ...parseSetup({}, seed), seats })

  it('is told where games count: not to two people, and not to bots alone', () => {
    bestScores.add(setup('person'), '3x7', { pairs: 10, result: 'won', turns: 20, seconds: 60 })
    bestScores.add(setup('person', 'exact'), '3x7', { pairs: 6, result: 'won', turns: 20, seconds: 60 })
    expect(bestScores.of(setup('person'), '3x7')?.turns).toBe(20)
    expect(bestScores.of(setup('person', 'exact'), '3x7')?.pairs).toBe(6)
    expect(bestScores.of(setup('person', 'person'), '3x7')).toBeUndefined()
    expect(bestScores.of(setup('exact', 'exact'), '3x7')).toBeUndefined()
    expect(bestScores.of({ ...setup('person', 'exact'), learning: true }, '3x7')).toBeUndefined()
  })

  it('counts games as French does', () => {
    expect(fr.best.won(1, 1)).toBe('1 victoire sur 1 partie')
    expect(fr.best.won(2, 3)).toBe('2 victoires sur 3 parties')
    expect(fr.levels.limitedTo(1)).toBe('Robot à mémoire de 1 carte')
  })
})
