import type { Film } from '../../share/film'
import { CANVAS_FONT } from '../../shell/canvasFont'
import { cut } from '../../shell/session.svelte'
import { arrange } from '../board/arrange'
import { SUIT_SHAPES } from '../board/drawings'
import { layOut, type Layout } from '../board/layout'
import { isRed, rankSign, suitOf } from '../cards'
import { rules, type Position } from '../rules'
import type { Catalogue } from '../words.svelte'
import type { Play } from './play.svelte'

const WIDTH = 560
const EDGE = 12
const DELAY_MS = 350
const GREEN = '#1f5c3f'
const SUIT_SIDE = 24
/** Long columns grow beyond what was dealt. */
const MOST_HEIGHT = 460

/** The game from its deal to its last card. */
export function filmOf(t: Catalogue, play: Play): Film {
  const whole = play.played
  return {
    width: WIDTH,
    height: MOST_HEIGHT + 2 * EDGE,
    frames: whole.actions + 1,
    delay: DELAY_MS,
    async draw(brush, moves) {
      const answer = await rules.open(cut(whole, moves))
      if ('mistake' in answer) {
        throw new Error(answer.mistake.en)
      }
      paint(brush, t, arrange(answer, play.wishes))
    },
  }
}

function paint(brush: CanvasRenderingContext2D, t: Catalogue, position: Position): void {
  const layout = layOut(position, WIDTH - 2 * EDGE, MOST_HEIGHT)
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.fillStyle = GREEN
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height)
  brush.translate(EDGE, EDGE)
  brush.strokeStyle = '#ffffff66'
  for (const { x, y } of layout.spots) {
    brush.strokeRect(x + 0.5, y + 0.5, layout.cardWidth - 1, layout.cardHeight - 1)
  }
  const order = [...layout.cards.keys()].filter((card) => layout.cards[card])
  order.sort((one, other) => layout.cards[one]!.z - layout.cards[other]!.z)
  order.forEach((card) => paintCard(brush, t, card, layout))
}

function paintCard(
  brush: CanvasRenderingContext2D,
  t: Catalogue,
  card: number,
  { cards, cardWidth, cardHeight }: Layout,
): void {
  const { x, y } = cards[card]!
  const text = Math.round(cardWidth * 0.4)
  brush.save()
  brush.translate(x, y)
  brush.fillStyle = '#fffdf6'
  brush.strokeStyle = '#55504a'
  brush.beginPath()
  brush.roundRect(0.5, 0.5, cardWidth - 1, cardHeight - 1, cardWidth * 0.1)
  brush.fill()
  brush.stroke()
  brush.fillStyle = isRed(card) ? '#a3271b' : '#1c1a19'
  brush.font = `700 ${text}px ${CANVAS_FONT}`
  brush.textBaseline = 'top'
  brush.fillText(rankSign(t, card), cardWidth * 0.08, cardHeight * 0.04)
  paintSuit(brush, card, cardWidth * 0.62, cardHeight * 0.05, cardWidth * 0.3)
  paintSuit(brush, card, cardWidth * 0.26, cardHeight * 0.48, cardWidth * 0.48)
  brush.restore()
}

function paintSuit(brush: CanvasRenderingContext2D, card: number, x: number, y: number, size: number): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(size / SUIT_SIDE, size / SUIT_SIDE)
  brush.fill(new Path2D(SUIT_SHAPES[suitOf(card)]))
  brush.restore()
}
