import { EMPTY_COLUMN, REGISTER, type Move } from '../rules'

/*
 * A record is text: two lines for the deal and one for each move. These functions cut and lengthen that text; which moves are
 * legal is known to the rules alone.
 */

const isMove = (line: string) => line.startsWith('move ')

function linesOf(record: string): string[] {
  return record.split('\n').filter((line) => line !== '')
}

const join = (lines: string[]) => lines.join('\n') + '\n'

export function moveCount(record: string): number {
  return linesOf(record).filter(isMove).length
}

/** The record as it stood after some of its moves. */
export function upTo(record: string, moves: number): string {
  return join(linesOf(record).slice(0, 2 + moves))
}

function lineOf([card, destination]: Move): string {
  const onto = destination === EMPTY_COLUMN ? 'V' : destination === REGISTER ? 'T' : String(destination)
  return `move ${card} ${onto}`
}

export function withMoves(record: string, moves: readonly Move[]): string {
  return join([...linesOf(record), ...moves.map(lineOf)])
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

export const canUndo = ({ record }: History) => moveCount(record) > 0

export const canRedo = ({ record, longest }: History) => record !== longest

export function undo({ record, longest }: History): History {
  return { record: upTo(record, Math.max(0, moveCount(record) - 1)), longest }
}

export function redo({ record, longest }: History): History {
  return { record: upTo(longest, Math.min(moveCount(longest), moveCount(record) + 1)), longest }
}

export function restart({ record, longest }: History): History {
  return { record: upTo(record, 0), longest }
}
