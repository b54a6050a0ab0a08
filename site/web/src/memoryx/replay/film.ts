import type { Film } from '../../share/film'
import { CANVAS_FONT } from '../../shell/canvasFont'
import { cut } from '../../shell/session.svelte'
import { INKS, lookOf } from '../board/cardSymbols'
import { JOKER, rules, type Played, type Position } from '../rules'

const CARD = { width: 48, height: 60 }
const GAP = 6
const DELAY_MS = 900
const SYMBOL_SIDE = 24

/** The game turn by turn: each picture shows the cards of the last turn, or the one card of a turn under way. */
export function filmOf(whole: Played): Film {
  const { lines, columns } = whole.position
  return {
    width: columns * (CARD.width + GAP) + GAP,
    height: lines * (CARD.height + GAP) + GAP,
    frames: whole.actions + 1,
    delay: DELAY_MS,
    async draw(brush, turns) {
      const answer = await rules.open(cut(whole, turns), '')
      if ('mistake' in answer) {
        throw new Error(answer.mistake.en)
      }
      paint(brush, answer.position)
    },
  }
}

function paint(brush: CanvasRenderingContext2D, position: Position): void {
  const { lines, columns, places, last, faceUp, faceUpCard } = position
  const faces = new Map<number, number>()
  if (faceUp !== null && faceUpCard !== null) {
    faces.set(faceUp, faceUpCard)
  } else if (last) {
    faces.set(last.first, last.firstCard)
    if (last.second !== null && last.secondCard !== null) {
      faces.set(last.second, last.secondCard)
    }
  }
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.fillStyle = '#2f5d50'
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height)
  for (let place = 0; place < lines * columns; place++) {
    const card = faces.get(place)
    if (card !== undefined || places.includes(place)) {
      const x = GAP + (place % columns) * (CARD.width + GAP)
      const y = GAP + Math.floor(place / columns) * (CARD.height + GAP)
      brush.setTransform(1, 0, 0, 1, x, y)
      paintCard(brush, card)
    }
  }
}

/** A card face up, or its back. */
function paintCard(brush: CanvasRenderingContext2D, card: number | undefined): void {
  brush.fillStyle = card === undefined ? '#7c2f24' : '#fffaf0'
  brush.strokeStyle = '#2b1d14'
  brush.beginPath()
  brush.roundRect(0.5, 0.5, CARD.width - 1, CARD.height - 1, 5)
  brush.fill()
  brush.stroke()
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  if (card === undefined) {
    brush.strokeStyle = '#d9a441'
    brush.strokeRect(6.5, 6.5, CARD.width - 13, CARD.height - 13)
  } else if (card === JOKER) {
    brush.fillStyle = '#a63d2f'
    brush.font = `700 12px ${CANVAS_FONT}`
    brush.fillText('JOKER', CARD.width / 2, CARD.height / 2 + 4)
  } else {
    const { symbol, ink } = lookOf(card)
    brush.fillStyle = INKS[ink]!
    brush.font = `700 22px ${CANVAS_FONT}`
    brush.fillText(String(card), CARD.width / 2, CARD.height - 8)
    brush.translate((CARD.width - SYMBOL_SIDE) / 2, 5)
    brush.fill(new Path2D(symbol))
  }
}
