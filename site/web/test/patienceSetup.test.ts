import { describe, expect, it } from 'vitest'
import * as english from '../src/patience/words.en'
import * as french from '../src/patience/words.fr'
import { wordsOf } from './wordsOf'
import { cardName, cardSign, withCardSigns } from '../src/patience/cards'
import { choiceOf, choiceQuery, dealName, parseChoice, randomNumber } from '../src/patience/setup/deals'
import { withWin, type Tally } from '../src/patience/setup/statistics.svelte'

const { fr } = wordsOf({ fr: french.fr, en: english.en })

describe('the choice of a deal', () => {
  it('comes back from its address and from the name of its deal', () => {
    const choice = parseChoice({ solitaire: 'FreeCell', numbers: 'ms', deal: '617', solvable: '1' })
    expect(parseChoice(choiceQuery(choice))).toEqual(choice)
    expect(dealName(choice)).toBe('FreeCell.ms:617')
    expect(choiceOf('FreeCell.ms:617')).toEqual({ ...choice, solvable: false })
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
    expect(withCardSigns(fr, 'TH ne se pose pas sur AC à ce jeu')).toBe('10♥ ne se pose pas sur A♣ à ce jeu.')
  })
})

describe('statistics', () => {
  const before: Tally = { solitaire: 'FreeCell', played: 3, won: 1, wonAlone: 1, bestSeconds: 300, fewestMoves: 80 }

  it('a win alone may set records', () => {
    expect(withWin(before, { moves: 90, seconds: 200, helps: 0 })).toEqual({
      ...before,
      won: 2,
      wonAlone: 2,
      bestSeconds: 200,
      fewestMoves: 80,
    })
  })

  it('a win with help only counts as a win', () => {
    expect(withWin(before, { moves: 10, seconds: 2, helps: 1 })).toEqual({ ...before, won: 2 })
  })
})
