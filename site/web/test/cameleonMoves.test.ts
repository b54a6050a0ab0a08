import { describe, expect, it } from 'vitest'
import { lastMoveOf, nextMoveOf } from '../src/cameleon/play/play.svelte'

describe('undo', () => {
  it('takes the computer’s answer back too', () => {
    expect(lastMoveOf('RBRB', ['R'])).toBe(2)
  })

  it('takes one move back between two people', () => {
    expect(lastMoveOf('RBRB', ['R', 'B'])).toBe(3)
  })

  it('leaves the computer’s first move', () => {
    expect(lastMoveOf('R', ['B'])).toBe(-1)
  })
})

describe('redo', () => {
  it('goes to the person’s next turn, or to the end', () => {
    expect(nextMoveOf('RBRB', ['R'], 1)).toBe(2)
    expect(nextMoveOf('RBRB', ['R'], 3)).toBe(4)
    expect(nextMoveOf('RBRB', ['B'], 1)).toBe(1)
  })
})
