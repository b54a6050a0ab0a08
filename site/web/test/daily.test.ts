import { afterEach, describe, expect, it, vi } from 'vitest'
import { dailyOf, dayAfter, dayOf, freecellOf, isDay } from '../src/daily/daily'
import { dailyResults, isBetter } from '../src/daily/results.svelte'
import { shareLine } from '../src/daily/shareLine'
import { dailyTexts } from '../src/daily/texts'

const of = (day: string, game: string) => dailyOf(day).find((challenge) => challenge.game === game)!
const days = (count: number) => Array.from({ length: count }, (_, i) => dayAfter('2026-01-01', i))

describe('the challenges of a day', () => {
  it('are one for each game, and name their day', () => {
    const challenges = dailyOf('2026-11-16')
    expect(challenges.map(({ game }) => game)).toEqual(['memoryx', 'patience', 'faraway', 'cameleon', 'papattes'])
    expect(challenges.every(({ query }) => query.daily === '2026-11-16')).toBe(true)
  })

  it('are the same for everybody and for ever', () => {
    expect(dailyOf('2026-11-16')).toEqual(dailyOf('2026-11-16'))
    expect(of('2026-11-16', 'patience').query.game).toBe('patience.1_deal.FreeCell~ms:4232')
    expect(of('2026-11-16', 'memoryx').query.game).toBe('memoryx.1_size.5.5_players.1_first.0_seed.20773')
    expect(of('2026-11-16', 'faraway').deal).toEqual(['20773', '24', '16'])
  })

  it('differ from one day to the next', () => {
    const deals = days(365).map((day) => of(day, 'patience').query.game)
    expect(new Set(deals).size).toBe(365)
    expect(new Set(days(365).map((day) => of(day, 'cameleon').query.game)).size).toBe(365)
  })

  it('never deal the one game of FreeCell that cannot be won', () => {
    const deals = Array.from({ length: 32_000 }, (_, day) => freecellOf(day))
    expect(Math.min(...deals)).toBe(1)
    expect(Math.max(...deals)).toBe(32_000)
    expect(deals.includes(11_982)).toBe(false)
    expect(new Set(deals).size).toBe(31_999)
  })

  it('give both colours of Caméléon the same chances', () => {
    const lines = of('2026-11-16', 'cameleon').query.game!.split('_').slice(4)
    const cells = lines.join('')
    expect(lines).toHaveLength(12)
    expect(cells).toHaveLength(144)
    expect(
      [...cells]
        .reverse()
        .join('')
        .replace(/[RB]/g, (cell) => (cell === 'R' ? 'B' : 'R')),
    ).toBe(cells)
  })
})

describe('a day', () => {
  it('is that of the visitor’s own calendar', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  it('is followed by the next one, in leap years too', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('is told in French as one says it', () => {
    expect(dailyTexts.fr.day('2026-10-01')).toBe('jeudi 1er octobre 2026')
    expect(dailyTexts.fr.day('2026-10-11')).toBe('dimanche 11 octobre 2026')
  })

  it('is no other text', () => {
    expect(['2026-02-30', '26-1-1', 'tomorrow', '', undefined].some(isDay)).toBe(false)
  })
})

it('the line to share tells how it went and nothing else', () => {
  const names: Record<string, string> = {
    memoryx: 'Mémoryx',
    patience: 'FreeCell',
    faraway: 'Faraway',
    papattes: 'Six Papattes',
    cameleon: 'Caméléon',
  }
  const nameOf = (game: string) => names[game]!
  const results = {
    faraway: { won: false, points: 102, outOf: 110 },
    patience: { won: true, moves: 61 },
    memoryx: { won: true, moves: 1, helps: 2 },
    papattes: { won: true },
    cameleon: { won: false, points: 1234 },
  }
  expect(shareLine(dailyTexts.en, nameOf, '2026-11-16', results)).toBe(
    'Ludothèque 2026-11-16 · Faraway 102/110 · FreeCell 61 moves · Mémoryx 1 turn (with help) · Six Papattes won · Caméléon 1,234 points',
  )
  expect(shareLine(dailyTexts.fr, nameOf, '2026-11-16', { patience: { won: false, moves: 3 } })).toBe(
    'Ludothèque 2026-11-16 · FreeCell perdu',
  )
})

describe('the result that is kept', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the one without help of two that won, whatever else it has', () => {
    expect(isBetter({ won: true, moves: 80 }, { won: true, moves: 60, helps: 1 })).toBe(true)
    expect(isBetter({ won: true, moves: 60, helps: 1 }, { won: true, moves: 80, helps: 0 })).toBe(false)
    expect(isBetter({ won: true, helps: 3 }, { won: false })).toBe(true)
    expect(isBetter({ won: true, moves: 60 }, { won: true, moves: 61 })).toBe(true)
  })

  it('stands beside those that another tab kept in the meantime', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    dailyResults.record('2026-01-05', 'patience', { won: true })
    const [[key, mine]] = [...stored] as [[string, string]]
    stored.set(key, mine.replace('patience', 'faraway'))
    dailyResults.record('2026-01-05', 'memoryx', { won: true })
    expect(dailyResults.of('2026-01-05')).toEqual({ faraway: { won: true }, memoryx: { won: true } })
  })
})
