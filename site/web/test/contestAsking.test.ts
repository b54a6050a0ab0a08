import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft } from '../src/contest/draft'
import { Looking } from '../src/contest/looking.svelte'
import { latestMatches } from '../src/contest/matches'
import { Trying } from '../src/contest/trying.svelte'

vi.mock('../src/shell/address.svelte', () => ({ address: {} }))

const answer = (body: unknown, status = 200, type = 'application/json') =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type } })
const asked = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked.mockReset()
  vi.stubGlobal('document', { baseURI: 'http://contest/' })
  vi.stubGlobal('fetch', asked)
})

describe('a list of matches', () => {
  it('goes on beyond what the server gives at once', async () => {
    asked.mockImplementation(async (path) => {
      const { searchParams } = new URL(path)
      const limit = Number(searchParams.get('limit'))
      const before = Number(searchParams.get('before') ?? 1000)
      const items = Array.from({ length: limit }, (_, index) => ({ id: before - 1 - index }))
      return answer({ items, next: items.at(-1)!.id })
    })
    const { items, next } = await latestMatches('contests/1/matches?state=done', 230)
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, index) => 999 - index))
    expect(next).toBe(770)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('what is asked', () => {
  it('is shown as it was asked for last, however slow the former answer is', async () => {
    const looking = new Looking()
    const shown: string[] = []
    let tell = (_: string) => {}
    const slow = looking.run(
      () => new Promise<string>((resolve) => (tell = resolve)),
      (text) => shown.push(text),
    )
    await looking.run(
      async () => 'latest',
      (text) => shown.push(text),
    )
    tell('former')
    await slow
    expect(shown).toEqual(['latest'])
  })

  it('is changed once, however often the button is pressed meanwhile', async () => {
    const trying = new Trying()
    const change = vi.fn(async () => {})
    await Promise.all([trying.run(change), trying.run(change)])
    expect(change).toHaveBeenCalledTimes(1)
    expect(trying.busy).toBe(false)
  })
})

describe('the visitor', () => {
  it('is asked for again while the contest is out of reach', async () => {
    const { visitor } = await import('../src/contest/visitor.svelte')
    asked.mockRejectedValueOnce(new TypeError('offline'))
    asked.mockResolvedValueOnce(answer('busy', 502, 'text/html'))
    asked.mockResolvedValueOnce(answer({ token: null, account: null, teams: [] }))
    await visitor.ask()
    expect(visitor.me).toBeUndefined()
    expect(visitor.asking.refusal).toBeDefined()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(visitor.me).toEqual({ token: null, account: null, teams: [] })
    expect(visitor.asking.refusal).toBeUndefined()
  })

  it('finds no contest where a page answers', async () => {
    const { visitor } = await import('../src/contest/visitor.svelte')
    asked.mockResolvedValueOnce(answer('not found', 404, 'text/html'))
    await visitor.ask()
    expect(visitor.me).toBeNull()
  })
})

describe('a champion that is being written', () => {
  it('is kept by contest, also where storage is refused', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
    const draft = { language: 'java', way: 'text' as const, typed: { java: 'class A {}' } }
    keepDraft(1, draft)
    expect(keptDraft(1)).toEqual(draft)
    expect(keptDraft(2).typed).toEqual({})
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft(1, draft)
    expect(keptDraft(1).language).toBe('python')
  })
})
