import { expect, test } from 'vitest'
import * as english from '../src/faraway/words.en'
import * as french from '../src/faraway/words.fr'
import { wordsOf } from './wordsOf'
import { adviceText } from '../src/faraway/play/adviceText'

const { fr, en } = wordsOf({ fr: french.fr, en: english.en })

test('a change is told as what to do', () => {
  const change = { row: '', score: 59, out: [4], in: [60, 101], swapped: [] }
  expect(adviceText(en, change)).toBe('Replace card 4 by card 60 and add sanctuary 101: 59 points.')
  expect(adviceText(en, { ...change, out: [120], in: [], swapped: [12, 20] })).toBe(
    'Swap regions 12 and 20 and take sanctuary 120 away: 59 points.',
  )
  expect(adviceText(fr, { ...change, out: [], in: [101] })).toBe('Ajoutez le sanctuaire 101 : 59 points.')
})
