import { describe, expect, it } from 'vitest'
import { csvOf } from '../src/faraway/contest/csv'
import { readFiles, sort, unknownAnswers } from '../src/faraway/contest/handedIn'
import { unzip } from '../src/share/unzip'
import { zipOf } from '../src/share/zip'

const MOST = { files: 10, bytes: 1000 }

describe('an archive from a stranger', () => {
  it('gives its files back, packed or not', async () => {
    const zip = await zipOf([
      { name: 'ada/known/01.txt', content: 'a'.repeat(500) },
      { name: 'x', content: 'y' },
    ])
    expect(await unzip(zip, MOST)).toEqual([
      { name: 'ada/known/01.txt', text: 'a'.repeat(500) },
      { name: 'x', text: 'y' },
    ])
  })

  it('is refused when it holds too much, however small it is packed', async () => {
    expect(await unzip(await zipOf([{ name: 'x', content: 'a'.repeat(100_000) }]), MOST)).toBeUndefined()
    expect(
      await unzip(await zipOf(Array.from({ length: 11 }, (_, i) => ({ name: String(i), content: '' }))), MOST),
    ).toBeUndefined()
  })

  it('is refused when it is damaged', async () => {
    const zip = await zipOf([{ name: 'x', content: 'text '.repeat(100) }])
    expect(await unzip(new TextEncoder().encode('no archive'), MOST)).toBeUndefined()
    expect(await unzip(zip.slice(20), MOST)).toBeUndefined()
    for (let at = 0; at < zip.length; at++) {
      const damaged = zip.slice()
      damaged[at]! ^= 0xff
      // It may still be read, where the byte did not matter, but it never throws.
      await unzip(damaged, MOST)
    }
  })
})

describe('what teams handed in', () => {
  it('is sorted by their folders', () => {
    const { teams, instances, ignored } = sort([
      { name: 'ada/known/01.txt', text: 'A' },
      { name: 'hand-ins/bob/mystery/10.txt', text: 'B' },
      { name: 'bob/extra.txt', text: 'E' },
      { name: 'bob/notes.txt', text: '' },
      { name: 'known/01.txt', text: '' },
    ])
    expect([...teams.keys()]).toEqual(['ada', 'bob'])
    expect(teams.get('ada')!.known.get('01')).toBe('A')
    expect(teams.get('bob')!.mystery.get('10')).toBe('B')
    expect(teams.get('bob')!.extra.get('extra')).toBe('E')
    expect(instances.known.size).toBe(0)
    expect(ignored).toEqual(['bob/notes.txt', 'known/01.txt'])
  })

  it('may come as the folder of a whole contest, with its own instances', () => {
    const { teams, instances } = sort([
      { name: 'contest/known/01.txt', text: 'cards' },
      { name: 'contest/extra.txt', text: 'more' },
      { name: 'contest/teams/ada/known/01.txt', text: 'A' },
    ])
    expect(instances.known.get('01')).toBe('cards')
    expect(instances.extra.get('extra')).toBe('more')
    expect([...teams.keys()]).toEqual(['ada'])
  })

  it('may come as an archive of a team’s name', async () => {
    const zip = await zipOf([{ name: 'known/01.txt', content: 'A' }])
    const { teams } = await readFiles([{ path: 'ada.zip', file: new File([zip], 'ada.zip') }])
    expect(teams.get('ada')!.known.get('01')).toBe('A')
  })

  it('leaves out what a Mac puts beside the files', async () => {
    const zip = await zipOf([
      { name: 'known/01.txt', content: 'A' },
      { name: '__MACOSX/known/._01.txt', content: 'M' },
    ])
    const { teams, ignored } = await readFiles([{ path: 'ada.zip', file: new File([zip], 'ada.zip') }])
    expect([...teams.keys()]).toEqual(['ada'])
    expect(ignored).toEqual([])
    const whole = sort([
      { name: 'known/01.txt', text: 'cards' },
      { name: '__MACOSX/known/._01.txt', text: 'M' },
      { name: 'teams/ada/known/01.txt', text: 'A' },
      { name: 'teams/ada/known/._01.txt', text: 'M' },
    ])
    expect([...whole.instances.known.keys()]).toEqual(['01'])
    expect([...whole.teams.get('ada')!.known.keys()]).toEqual(['01'])
  })

  it('is told when it answers no instance that there is', () => {
    const { teams } = sort([
      { name: 'ada/known/1.txt', text: 'A' },
      { name: 'ada/known/01.txt', text: 'A' },
      { name: 'ada/extra.txt', text: 'A' },
    ])
    expect(unknownAnswers(teams, { known: ['01'], mystery: [], extra: [] })).toEqual([
      'ada/known/1.txt',
      'ada/extra.txt',
    ])
  })

  it('is left aside when it is no text and no archive', async () => {
    const files = ['run', 'big.txt', 'bad.zip'].map((name) => ({
      path: name,
      file: new File(['x'.repeat(name === 'big.txt' ? 70_000 : 9)], name),
    }))
    expect((await readFiles(files)).ignored).toEqual(['run', 'big.txt', 'bad.zip'])
  })
})

it('a name in a spreadsheet is never a formula', () => {
  const part = { bests: 0, seconds: 0, forBests: 0, forMostBests: 0, forMean: 0, points: 3 }
  const standings = [
    { rank: 1, name: '=1+1', points: 6, known: part, mystery: part },
    { rank: 2, name: 'a,"b"', points: 6, known: part, mystery: part },
  ]
  expect(csvOf({ answers: [], standings })).toBe(
    'rank,team,points,known,mystery\r\n1,\'=1+1,6,3,3\r\n2,"a,""b""",6,3,3\r\n',
  )
})
