import { describe, expect, it } from 'vitest'
import { begin, canRedo, canUndo, moveCount, play, redo, restart, undo, upTo, withMoves } from '../src/patience/record/moves'
import { EMPTY_COLUMN, REGISTER } from '../src/patience/rules'

const dealt = 'patience 1\ndeal FreeCell.1\n'
const played = dealt + 'move 42 44\nmove 31 T\nmove 7 V\n'

describe('the moves of a record', () => {
  it('are written as the rules read them', () => {
    expect(withMoves(dealt, [[42, 44], [31, REGISTER], [7, EMPTY_COLUMN]])).toBe(played)
  })

  it('can be cut', () => {
    expect(moveCount(played)).toBe(3)
    expect(upTo(played, 1)).toBe(dealt + 'move 42 44\n')
    expect(upTo(played, 0)).toBe(dealt)
  })
})

describe('undo and redo', () => {
  it('go back to the deal and forth to the last move, and no further', () => {
    let history = begin(played)
    for (let moves = 3; moves > 0; moves--) {
      expect(canUndo(history)).toBe(true)
      history = undo(history)
    }
    expect(history.record).toBe(dealt)
    expect(canUndo(history)).toBe(false)
    expect(undo(history).record).toBe(dealt)
    history = redo(redo(redo(history)))
    expect(history.record).toBe(played)
    expect(canRedo(history)).toBe(false)
    expect(redo(history).record).toBe(played)
  })

  it('a restart can be redone move by move', () => {
    const history = restart(begin(played))
    expect(history.record).toBe(dealt)
    expect(redo(redo(redo(history))).record).toBe(played)
  })

  it('another move forgets what was taken back', () => {
    const history = play(undo(begin(played)), dealt + 'move 42 44\nmove 31 T\nmove 8 V\n')
    expect(canRedo(history)).toBe(false)
    expect(undo(history).record).toBe(dealt + 'move 42 44\nmove 31 T\n')
  })

  it('the very move that was taken back keeps those after it', () => {
    const history = play(restart(begin(played)), dealt + 'move 42 44\n')
    expect(canRedo(history)).toBe(true)
    expect(redo(redo(history)).record).toBe(played)
  })
})
