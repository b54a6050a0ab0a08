import { describe, expect, it } from 'vitest'
import * as english from '../src/patience/words.en'
import * as french from '../src/patience/words.fr'
import { wordsOf } from './wordsOf'
import { cardName, cardSign } from '../src/patience/cards'
import { choiceOf, choiceQuery, dealName, parseChoice, randomNumber, sameSolitaire } from '../src/patience/setup/deals'
import { formerDeals, isGivenUp } from '../src/patience/setup/begunDeals'

const { fr, en } = wordsOf({ fr: french.fr, en: english.en })

describe('the choice of a deal', () => {
  it('comes back from its address and from the name of its deal', () => {
    const choice = parseChoice({ solitaire: 'FreeCell', numbers: 'ms', deal: '617', solvable: '1' })
    expect(parseChoice(choiceQuery(choice))).toEqual(choice)
    expect(dealName(choice)).toBe('FreeCell.ms:617')
    expect(choiceOf('FreeCell.ms:617')).toEqual({ ...choice, solvable: false })
  })

  it('is of the same solitaire for a new game, and can be won again', () => {
    const before = choiceOf('FreeCell.ms:617', true)
    const next = parseChoice({ settings: '1', ...sameSolitaire(before) })
    expect(next).toEqual({ ...before, number: next.number, solvable: true })
    expect(next.number).not.toBe(before.number)
  })

  it('ignores what makes no sense', () => {
    const choice = parseChoice({ solitaire: 'Chess', numbers: 'ms', deal: 'x' })
    expect(choice).toMatchObject({ solitaire: 'FreeCell', microsoft: true })
    expect(choice.number).toMatch(/^\d+$/)
    expect(dealName(parseChoice({ solitaire: 'Seahaven', numbers: 'ms', deal: '5' }))).toBe('Seahaven.5')
  })

  it('at random stays within the numbers there are', () => {
    for (let draw = 0; draw < 1000; draw++) {
      expect(Number(randomNumber(choiceOf('FreeCell.ms:1')))).toBeLessThanOrEqual(32_000)
      expect(Number(randomNumber(choiceOf('FreeCell.1')))).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('a card', () => {
  it('is drawn and said in the page’s language', () => {
    expect(cardSign(fr, 51)).toBe('R♦')
    expect(cardName(fr, 46)).toBe('dame de cœur')
  })
})

describe('the solver', () => {
  it('counts positions as each language does', () => {
    expect([0, 1, 2].map(fr.solver.looked)).toEqual([
      '0 position examinée',
      '1 position examinée',
      '2 positions examinées',
    ])
    expect([0, 1, 2].map(en.solver.looked)).toEqual([
      '0 positions looked at',
      '1 position looked at',
      '2 positions looked at',
    ])
  })
})

describe('a deal that was begun', () => {
  const begun = (deal: string, won: boolean) => ({ solitaire: 'FreeCell' as const, deal, won })

  it('ends a streak when another one is begun before it is won', () => {
    expect(isGivenUp([], 'FreeCell')).toBe(false)
    expect(isGivenUp([begun('FreeCell.1', true), begun('FreeCell.2', false)], 'FreeCell')).toBe(false)
    expect(isGivenUp([begun('FreeCell.2', false), begun('FreeCell.1', true)], 'FreeCell')).toBe(true)
    expect(isGivenUp([begun('FreeCell.2', false)], 'Seahaven')).toBe(false)
  })

  it('is known as earlier editions kept it', () => {
    expect(formerDeals('FreeCell.ms:617 won')).toEqual([begun('FreeCell.ms:617', true)])
    expect(formerDeals('FreeCell.3')).toEqual([begun('FreeCell.3', false)])
    expect([null, '', 'Chess.1', '{'].map(formerDeals)).toEqual([[], [], [], []])
  })
})
