import { turnCount, upTo } from '../record/recordText'
import { show, type PlayedTurn } from '../rules'

let known: PlayedTurn[] = []
let knownRecord = ''

/** The turns of a record, each as everyone saw it. A longer record of the same game only costs its new turns. */
export async function history(record: string): Promise<PlayedTurn[]> {
  const turns = record.startsWith(knownRecord) ? [...known] : []
  for (let turn = turns.length + 1; turn <= turnCount(record); turn++) {
    const position = await show(upTo(record, turn))
    if ('last' in position && position.last) {
      turns.push(position.last)
    }
  }
  known = turns
  knownRecord = upTo(record, turns.length)
  return turns
}
