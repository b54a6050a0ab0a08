import { describe, expect, it } from 'vitest'
import { seedOf, sizeOf, toLink } from '../src/memoryx/record/recordText'
import { unfold } from '../src/shell/recordLink'

const dealt = 'memoryx 1\nsize 1 3\nplayers 2\nfirst 0\ndeal 2 0 1\nturn 2 - 1\nturn 0 2\nflip 1\n'
const seeded = 'memoryx 1\nsize 3 3\nplayers 1\nfirst 0\nseed -12\ndeal 8 1 2 3 4 5 6 7 0\nturn 0 1\n'

describe('a record in a link', () => {
  it('comes back whole when it has no seed', () => {
    expect(toLink(dealt)).toBe('memoryx.1_size.1.3_players.2_first.0_deal.2.0.1_turn.2.-.1_turn.0.2_flip.1')
    expect(unfold(toLink(dealt))).toBe(dealt)
  })

  it('leaves out the deal that its seed gives again', () => {
    expect(toLink(seeded)).toBe('memoryx.1_size.3.3_players.1_first.0_seed.-12_turn.0.1')
  })

  it('folds a record written on another system the same way', () => {
    expect(toLink(seeded.replaceAll('\n', '\r\n') + '\r\n')).toBe(toLink(seeded))
  })
})

describe('a record', () => {
  it('tells its size and seed', () => {
    expect(sizeOf(seeded)).toBe('3x3')
    expect(seedOf(seeded)).toBe('-12')
    expect(seedOf(dealt)).toBeUndefined()
  })
})
