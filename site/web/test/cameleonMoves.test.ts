import { describe, expect, it } from 'vitest'
import { begin, canRedo, canUndo, play, redo, undo, upTo } from '../src/cameleon/record/moves'

const BOARD = 'cameleon 1\nvariant brave\nfirst R\nboard 3\nRAA\nAAA\nAAB\n'
const GAME = BOARD + 'R 2 2\nB 1 2\nR 3 1\nB 1 3\n'

describe('a record', () => {
  it('is cut after some of its moves, its board left whole', () => {
    expect(upTo(GAME, 1)).toBe(BOARD + 'R 2 2\n')
    expect(upTo(GAME, 0)).toBe(BOARD)
  })
})

describe('undo', () => {
  it('takes the computer’s answer back too', () => {
    expect(undo(begin(GAME), ['R']).record).toBe(BOARD + 'R 2 2\nB 1 2\n')
  })

  it('takes one move back between two people', () => {
    expect(undo(begin(GAME), ['R', 'B']).record).toBe(BOARD + 'R 2 2\nB 1 2\nR 3 1\n')
  })

  it('leaves the computer’s first move', () => {
    expect(canUndo(begin(BOARD + 'R 2 2\n'), ['B'])).toBe(false)
  })
})

describe('redo', () => {
  it('goes to the person’s next turn, or to the end', () => {
    const start = undo(undo(begin(GAME), ['R']), ['R'])
    expect(start.record).toBe(BOARD)
    const once = redo(start, ['R'])
    expect(once.record).toBe(BOARD + 'R 2 2\nB 1 2\n')
    expect(canRedo(redo(once, ['R']))).toBe(false)
  })

  it('is forgotten once another move is made', () => {
    const back = undo(begin(GAME), ['R'])
    expect(canRedo(play(back, back.record + 'R 3 2\n'))).toBe(false)
  })
})
