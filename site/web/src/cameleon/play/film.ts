import type { Film } from '../../share/film'
import { cut } from '../../shell/session.svelte'
import { paint } from '../board/paint'
import { rules, type Played } from '../rules'

const PIXELS = 480
const DELAY_MS = 600

/** A game from its first move to where it is now. */
export function filmOf(whole: Played): Film {
  return {
    width: PIXELS,
    height: PIXELS,
    frames: whole.position.moves + 1,
    delay: DELAY_MS,
    async draw(brush, moves) {
      const answer = await rules.open(cut(whole, moves), '')
      if ('mistake' in answer) {
        throw new Error(answer.mistake.en)
      }
      const board = document.createElement('canvas')
      paint(board, PIXELS, { position: answer.position, heat: undefined, hint: undefined, cursor: undefined })
      brush.drawImage(board, 0, 0)
    },
  }
}
