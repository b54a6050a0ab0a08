import { describe, expect, it } from 'vitest'
import { fold, unfold } from '../src/shell/recordLink'
import { formatRoute, parseRoute } from '../src/shell/route'

const records = [
  'patience 1\ndeal FreeCell.123\nmove 12 17\nmove 40 T\nmove 7 V\n',
  'patience 1\ndeal FreeCell.ms:617\n',
  'memoryx 1\nsize 1 3\nplayers 2\nfirst 0\nseed -12\nturn 2 - 1\n',
]

describe('a record in a link', () => {
  it('stays readable', () => {
    expect(fold(records[0]!)).toBe('patience.1_deal.FreeCell~123_move.12.17_move.40.T_move.7.V')
  })

  it.each(records)('comes back whole: %j', (record) => {
    expect(unfold(fold(record))).toBe(record)
  })

  it.each(records)('needs no escaping in an address: %j', (record) => {
    const route = { language: 'fr' as const, page: 'patience/play' as const, query: { game: fold(record) } }
    expect(formatRoute(route)).toBe(`#/fr/patience/play?game=${fold(record)}`)
    expect(parseRoute(formatRoute(route), 'en')).toEqual(route)
  })

  it('forgets blanks and the line ends of other systems', () => {
    expect(fold('patience 1\r\ndeal  FreeCell.1 \r\n\r\n')).toBe('patience.1_deal.FreeCell~1')
  })
})
