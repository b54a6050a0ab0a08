import { describe, expect, it } from 'vitest'
import * as english from '../src/papattes/words.en'
import * as french from '../src/papattes/words.fr'
import { wordsOf } from './wordsOf'
import { pathTo } from '../src/papattes/play/path'
import type { MatchEvent } from '../src/papattes/rules'
import { gameQuery, isSeed, matchQuery, parseGame, parseMatch } from '../src/papattes/setup/setup'
import { entryText, readEntry } from '../src/papattes/watch/entries'
import { eventFrom } from '../src/papattes/watch/events'

const { fr, en } = wordsOf({ fr: french.fr, en: english.en })

describe('an entry of a record', () => {
  it('is a call with its positions', () => {
    expect(readEntry('se_deplacer 3 4 3 5')).toEqual({ name: 'se_deplacer', numbers: [3, 4, 3, 5], refusal: undefined })
    expect(readEntry('annuler')).toEqual({ name: 'annuler', numbers: [], refusal: undefined })
    expect(readEntry('refus PLUS_DE_PM manger 3 4')).toEqual({ name: 'manger', numbers: [3, 4], refusal: 'PLUS_DE_PM' })
  })

  it('is said in both languages, a refused one with its reason', () => {
    expect(entryText(en, 'se_deplacer 3 4 3 5')).toBe('move (3, 4) → (3, 5)')
    expect(entryText(en, 'refus PLUS_DE_PM se_deplacer 3 4 3 5')).toBe('move (3, 4) → (3, 5): no movement point left')
    expect(entryText(fr, 'refus DERNIER_AGE age_suivant')).toBe(
      'passer à l’âge suivant\u00a0: c’est déjà le dernier âge',
    )
  })
})

describe('the events', () => {
  const events: MatchEvent[] = [
    { turn: 4, kind: 'bones', player: 0, number: 2 },
    { turn: 9, kind: 'age', player: 1, number: 1 },
    { turn: 9, kind: 'portal', player: 1, number: 1 },
    { turn: 30, kind: 'lost', player: 0, number: 1 },
  ]

  it('are walked in both directions', () => {
    expect(eventFrom(events, -1, 1)).toBe(4)
    expect(eventFrom(events, 4, 1)).toBe(9)
    expect(eventFrom(events, 9, 1)).toBe(30)
    expect(eventFrom(events, 30, 1)).toBeUndefined()
    expect(eventFrom(events, 9, -1)).toBe(4)
    expect(eventFrom(events, 4, -1)).toBeUndefined()
  })
})

describe('the way to a cell', () => {
  it('is followed back to the character', () => {
    const reach = new Map([
      [1, 0],
      [2, 1],
      [42, 2],
    ])
    expect(pathTo(reach, 42)).toEqual([1, 2, 42])
    expect(pathTo(reach, 7)).toEqual([])
  })
})

describe('a link', () => {
  it('holds a whole match', () => {
    const setup = { map: 'verger', seed: '-3', players: ['strong', 'idle'] as const }
    expect(parseMatch(matchQuery(setup))).toEqual(setup)
    expect(parseMatch({ map: 'verger', seed: '3', players: 'strong' })).toBeUndefined()
    expect(parseMatch({ map: 'verger', seed: 'x', players: 'strong,idle' })).toBeUndefined()
  })

  it('holds a whole game', () => {
    const setup = { map: 'verger', seed: '12', side: 1 as const, opponent: 'strong' }
    expect(parseGame(gameQuery(setup))).toEqual(setup)
    expect(parseGame({ ...gameQuery(setup), side: '2' })).toBeUndefined()
    expect(parseGame({})).toBeUndefined()
  })

  it('takes whole numbers as seeds', () => {
    expect([isSeed('0'), isSeed('-12'), isSeed(''), isSeed('1.5'), isSeed(undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
