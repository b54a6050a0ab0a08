import { beforeEach, describe, expect, it, vi } from 'vitest'
import { championName, mapName } from '../src/contest/names'

const address = vi.hoisted(() => ({ route: { language: 'fr' } }))
vi.mock('../src/shell/address.svelte', () => ({ address }))

beforeEach(() => (address.route.language = 'fr'))

describe('who and what takes part in a contest', () => {
  it('is called as where one plays when it is of the house', () => {
    expect(championName('papattes', { name: 'expert', builtin: 'expert' })).toBe('Assiégeant')
    expect(mapName('papattes', { name: 'clairiere' })).toBe('Clairière')
    address.route.language = 'en'
    expect(championName('papattes', { name: 'expert', builtin: 'expert' })).toBe('Besieger')
    expect(mapName('papattes', { name: 'clairiere' })).toBe('Clearing')
  })

  it('keeps the name that it was given otherwise', () => {
    expect(championName('papattes', { name: 'expert', builtin: null })).toBe('expert')
    expect(championName('cameleon', { name: 'greedy', builtin: 'greedy' })).toBe('greedy')
    expect(mapName('papattes', { name: 'mine' })).toBe('mine')
    expect(mapName('faraway', { name: '01' })).toBe('01')
  })
})
