import type { Colour } from '../rules'

/*
 * A record is text: its head, perhaps a board, and a line for each move, such as `R 2 5`. These functions cut that text; which
 * moves are legal is known to the rules alone.
 */

const isMove = (line: string) => /^[RB] /.test(line)

const linesOf = (record: string) => record.split('\n').filter((line) => line !== '')

const moversOf = (record: string) =>
  linesOf(record)
    .filter(isMove)
    .map((line) => line[0] as Colour)

/** The record as it stood after some of its moves. */
export function upTo(record: string, moves: number): string {
  const lines = linesOf(record)
  const start = lines.length - moversOf(record).length
  return lines.slice(0, start + moves).join('\n') + '\n'
}

/** A record, and the longer one it was before moves were taken back. */
export interface History {
  record: string
  /** Starts with the record; the same when there is nothing to play again. */
  longest: string
}

export const begin = (record: string): History => ({ record, longest: record })

/** A new move forgets what was taken back, unless it is that very move. */
export function play({ longest }: History, record: string): History {
  return { record, longest: longest.startsWith(record) ? longest : record }
}

/** Back to before the last move of one of these people; the computer's answer goes with it. */
export function undo({ record, longest }: History, people: readonly Colour[]): History {
  const last = moversOf(record).findLastIndex((mover) => people.includes(mover))
  return { record: last < 0 ? record : upTo(record, last), longest }
}

/** Forward to where one of these people is to move again, or to the end. */
export function redo({ record, longest }: History, people: readonly Colour[]): History {
  const movers = moversOf(longest)
  let moves = moversOf(record).length
  do {
    moves++
  } while (moves < movers.length && !people.includes(movers[moves]!))
  return { record: upTo(longest, Math.min(moves, movers.length)), longest }
}

export const canUndo = (history: History, people: readonly Colour[]) => undo(history, people).record !== history.record

export const canRedo = ({ record, longest }: History) => record !== longest
