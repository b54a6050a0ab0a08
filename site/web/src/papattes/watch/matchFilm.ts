import { figure } from '../../language/figure'
import type { Film } from '../../share/film'
import { address } from '../../shell/address.svelte'
import { CANVAS_FONT } from '../../shell/canvasFont'
import { TEAM_COLOURS } from '../board/drawings'
import { paintGround, paintScene } from '../board/paint'
import { columnOf, lineOf, PLAYERS, readScene, SIDE, type Scene, type Terrain } from '../board/scene'
import { END, rules } from '../rules'

const CELL = 12
const MAP = CELL * SIDE
/** The scores stand above the map. */
const HEAD = 36
const FRAME_MS = 160
/** A film of a whole match lasts as long as somebody looks: every second half-turn is enough. */
const HALF_TURNS = 2

/** The half-turn that a frame shows; the last frame shows the last one. */
const turnOf = (frame: number, turns: number) => Math.min(turns - 1, frame * HALF_TURNS - 1)

/** Instead of the number of a frame: what is seen now, which may be in the middle of a half-turn. */
export const NOW = -1

/** The match that the rules hold, as pictures; `names` are those of the two players, and `now` is what is seen of it. */
export function matchFilm(terrain: Terrain, turns: number, names: readonly string[], now: Scene): Film {
  return {
    width: MAP,
    height: MAP + HEAD,
    frames: Math.ceil(turns / HALF_TURNS) + 1,
    delay: FRAME_MS,
    draw: async (ink, index) => {
      const scene = index === NOW ? now : readScene((await rules.show(turnOf(index, turns), END, 0)).scene)
      drawScene(ink, terrain, scene, names)
    },
  }
}

function drawScene(ink: CanvasRenderingContext2D, terrain: Terrain, scene: Scene, names: readonly string[]): void {
  const brush = { ink, size: CELL, left: 0, top: HEAD }
  paintGround(brush, scene.cells, terrain)
  const places = scene.characters.map(({ cell }) => ({ column: columnOf(cell), line: lineOf(cell) }))
  paintScene(brush, scene, terrain, places, {})
  ink.setTransform(1, 0, 0, 1, 0, 0)
  for (const player of PLAYERS) {
    ink.fillStyle = TEAM_COLOURS[player]
    ink.fillRect((player * MAP) / 2, 0, MAP / 2, HEAD)
    ink.fillStyle = '#fff'
    ink.font = `700 18px ${CANVAS_FONT}`
    ink.textBaseline = 'middle'
    ink.textAlign = player === 0 ? 'left' : 'right'
    const text = `${names[player]} ${figure(address.route.language, scene.scores[player]!)}`
    ink.fillText(text, player === 0 ? 10 : MAP - 10, HEAD / 2, MAP / 2 - 20)
  }
}
