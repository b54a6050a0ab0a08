import type { Film } from '../../share/film'
import { CANVAS_FONT } from '../../shell/canvasFont'
import { CARD, cardPicture } from '../cards/paintCard'
import { PLACES, type Count } from '../rules'
import type { Catalogue } from '../words.svelte'
import type { Row } from './row'

const GAP = 8
/** What a card makes stands under it. */
const POINTS = 24
const HEAD = 44
const FRAME_MS = 700
const COLUMN = CARD.width + GAP
const LINE = CARD.height + POINTS + GAP

/** A tableau as it is counted, card by card; the last picture is the whole count. */
export function rowFilm(t: Catalogue, row: Row, { steps }: Count): Film {
  const pictures = new Map(row.filter((card) => card > 0).map((card) => [card, cardPicture(card, 1)]))
  const lines = row.slice(PLACES).some((card) => card > 0) ? 2 : 1
  return {
    width: PLACES * COLUMN + GAP,
    height: HEAD + lines * LINE,
    frames: steps.length + 1,
    delay: FRAME_MS,
    draw(ink, index) {
      const counted = steps.slice(0, index)
      const { width, height } = ink.canvas
      ink.fillStyle = '#f4ecdc'
      ink.fillRect(0, 0, width, height)
      ink.fillStyle = '#2b1d14'
      ink.textAlign = 'left'
      ink.font = `700 24px ${CANVAS_FONT}`
      ink.fillText(`${t.game.name} · ${t.points(counted.at(-1)?.total ?? 0)}`, GAP, 30)
      ink.textAlign = 'center'
      ink.font = `700 18px ${CANVAS_FONT}`
      row.forEach((card, spot) => {
        const picture = pictures.get(card)
        if (!picture) return
        const left = GAP + (spot % PLACES) * COLUMN
        const top = HEAD + (spot < PLACES ? 0 : LINE)
        ink.drawImage(picture, left, top)
        const step = counted.find((one) => one.card === card)
        if (step) ink.fillText(`+${step.points}`, left + CARD.width / 2, top + CARD.height + 18)
      })
    },
  }
}
