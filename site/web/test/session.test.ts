import { beforeEach, describe, expect, it } from 'vitest'
import { cut, RecordSession, Session, type Played } from '../src/shell/session.svelte'

const SETUP = 'patience 1\ndeal MidnightOil.2\n'

const game = (...moves: string[]): Played<number> => ({
  record: SETUP + moves.map((move) => `move ${move}\n`).join(''),
  actions: moves.length,
  position: moves.length,
})

/** A game whose rules allow everything. */
class Table extends RecordSession<Played<number>> {
  play = (answer: Played<number>) => this.take(answer)
  go = (actions: number) => this.goTo(actions)

  protected override async reopen(record: string) {
    return game(
      ...record
        .slice(SETUP.length)
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice('move '.length)),
    )
  }
}

describe('a record', () => {
  it('is cut after some of its actions, its setup left whole', () => {
    expect(cut(game('42 44', '31 T', '7 V'), 1)).toBe(game('42 44').record)
    expect(cut(game('42 44'), 0)).toBe(SETUP)
  })
})

describe('a game', () => {
  let table: Table

  beforeEach(() => (table = new Table(game('42 44', '31 T', '7 V'))))

  it('goes back to its setup and forth to its last action', async () => {
    await table.go(0)
    expect(table.record).toBe(SETUP)
    expect(table.canRedo).toBe(true)
    await table.go(3)
    expect(table.record).toBe(game('42 44', '31 T', '7 V').record)
    expect(table.canRedo).toBe(false)
  })

  it('forgets what was taken back once something else is done', async () => {
    await table.go(2)
    table.play(game('42 44', '31 T', '8 V'))
    expect(table.canRedo).toBe(false)
  })

  it('keeps what comes after the very action that was taken back', async () => {
    await table.go(0)
    table.play(game('42 44'))
    await table.go(3)
    expect(table.position).toBe(3)
  })

  it('can go forth again after a reload, but not to what another game took back', async () => {
    expect(table.beside).toBeUndefined()
    await table.go(1)
    const reloaded = new Table(game('42 44'))
    await reloaded.takeUp(table.beside!)
    await reloaded.go(3)
    expect(reloaded.position).toBe(3)
    const other = new Table(game('7 T'))
    await other.takeUp(table.beside!)
    expect(other.canRedo).toBe(false)
  })

  it('tells the address what is new', async () => {
    const told: string[] = []
    table.onchange = () => told.push(table.record)
    await table.go(1)
    expect(told).toEqual([game('42 44').record])
  })
})

describe('a session', () => {
  class Slow extends Session {
    done: string[] = []
    do = (what: string, until: Promise<void>) =>
      this.alone(async () => {
        await until
        this.done.push(what)
      })
  }

  it('does one thing at a time, and goes on after one that failed', async () => {
    const slow = new Slow()
    const first = slow.do('first', Promise.resolve())
    await slow.do('second', Promise.resolve())
    await first
    await expect(slow.do('third', Promise.reject(new Error('no')))).rejects.toThrow('no')
    await slow.do('fourth', Promise.resolve())
    expect(slow.done).toEqual(['first', 'fourth'])
  })

  it('does nothing once the visitor has left', async () => {
    const slow = new Slow()
    slow.leave()
    await slow.do('something', Promise.resolve())
    expect(slow.done).toEqual([])
  })
})
