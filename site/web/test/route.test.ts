import { describe, expect, it } from 'vitest'
import { en } from '../src/language/en'
import { fr } from '../src/language/fr'
import { countIn, formatRoute, PAGES, parseRoute, tabOf } from '../src/shell/route'

describe('the address', () => {
  it('holds language, page and query', () => {
    expect(parseRoute('#/fr/memoryx/play?seats=person,limited:7&delay=0', 'en')).toEqual({
      language: 'fr',
      page: 'memoryx/play',
      query: { seats: 'person,limited:7', delay: '0' },
    })
  })

  it('comes back as it was written', () => {
    for (const page of PAGES) {
      const route = { language: 'en' as const, page, query: { names: 'Zoé,R&D + Co', seats: 'person,limited:7' } }
      expect(parseRoute(formatRoute(route), 'fr')).toEqual(route)
    }
  })

  it('without a language shows the visitor’s usual one', () => {
    expect(parseRoute('', 'en')).toEqual({ language: 'en', page: '', query: {} })
    expect(parseRoute('#/memoryx/rules', 'fr')).toEqual({ language: 'fr', page: 'memoryx/rules', query: {} })
  })

  it('of a game alone means playing it', () => {
    expect(parseRoute('#/fr/memoryx', 'en')).toEqual({ language: 'fr', page: 'memoryx/play', query: {} })
    expect(parseRoute('#/papattes/', 'en').page).toBe('papattes/play')
  })

  it('of no page of ours has no page', () => {
    expect(parseRoute('#/fr/chess', 'fr').page).toBeUndefined()
  })
})

describe('a count in an address', () => {
  it('is a whole number that can be read, or none', () => {
    expect(countIn('75')).toBe(75)
    for (const nonsense of [undefined, '', '-5', '1.5', '1e308', 'Infinity', 'NaN', '99999999']) {
      expect(countIn(nonsense)).toBe(0)
    }
  })
})

describe('a page', () => {
  it('has a name in both languages', () => {
    const names = PAGES.filter((page) => page !== '').map(tabOf)
    expect(Object.keys(fr.tabs)).toEqual(expect.arrayContaining(names))
    expect(Object.keys(en.tabs)).toEqual(expect.arrayContaining(names))
  })
})
