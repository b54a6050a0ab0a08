import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Head } from '../src/papattes/rules'
import { linkOf } from '../src/papattes/setup/setup'
import { Match } from '../src/papattes/watch/match.svelte'
import { Projector } from '../src/papattes/watch/projector.svelte'

const { rules } = vi.hoisted(() => ({ rules: { advance: vi.fn(), follow: vi.fn(), show: vi.fn() } }))
vi.mock('../src/papattes/rules', () => ({ rules, END: 1 << 20, PERSON: 'person' }))

const played = (turns: number, over: boolean) => ({ turns, over, record: '', scores: [], events: [], waits: true })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  rules.advance.mockResolvedValue(played(1, false))
  rules.follow.mockResolvedValue(played(2, true))
})

describe('a match that is played elsewhere', () => {
  it('is followed, although the network fails once', async () => {
    const news = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('record')
    const match = new Match({} as Head, news)
    const loaded = match.load()
    await vi.runAllTimersAsync()
    await loaded
    expect(match.over).toBe(true)
    expect(match.loading).toBe(false)
  })

  it('disturbs no other match once it is left', async () => {
    let tell = (_: string) => {}
    const match = new Match({} as Head, () => new Promise((resolve) => (tell = resolve)))
    const loaded = match.load()
    await vi.runAllTimersAsync()
    match.leave()
    tell('record')
    await loaded
    expect(rules.follow).not.toHaveBeenCalled()
  })
})

describe('the projector', () => {
  it('waits at the last half-turn that there is, where more are to come', () => {
    rules.show.mockReturnValue(new Promise(() => {}))
    const projector = new Projector()
    projector.go(3)
    projector.last = 3
    projector.growing = true
    projector.toggle()
    expect(projector.turn).toBe(3)
    projector.pause()
    projector.growing = false
    projector.toggle()
    expect(projector.turn).toBe(-1)
  })
})

describe('the link of a game', () => {
  const setup = { map: 'verger', seed: '12', side: '1', opponent: 'strong' }

  it('tells a kept game from a new one of the same setup', () => {
    expect(linkOf({ ...setup, kept: '1' })).not.toBe(linkOf(setup))
    expect(linkOf({ ...setup, daily: '2026-11-16' })).toBe(linkOf(setup))
    expect(linkOf({ settings: '1' })).toBeUndefined()
  })
})
