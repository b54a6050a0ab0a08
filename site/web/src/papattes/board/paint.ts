import { CANVAS_FONT } from '../../shell/canvasFont'
import * as drawings from './drawings'
import type { Drawing } from './drawings'
import { columnOf, isComing, lineOf, protectorOf, SIDE, type Scene, type Terrain } from './scene'

/** Cells that stand out. */
export interface Marks {
  selected?: number | undefined
  reach?: readonly number[] | undefined
  /** The way to a cell, with where it starts. */
  path?: readonly number[] | undefined
  cursor?: number | undefined
}

/** Where a character is drawn, in cells; between two of them while it walks. */
export interface Place {
  column: number
  line: number
}

/** What is painted with, and where the map lies on the canvas, in its pixels. */
export interface Brush {
  ink: CanvasRenderingContext2D
  /** The side of a cell. */
  size: number
  left: number
  top: number
}

const GRID = 24
/** Characters are drawn larger than their cells while those are small: a phone shows cells of nine pixels. */
const largerThan = (size: number) => Math.max(1.1, Math.min(1.45, 1.8 - size / 60))
const paths = new Map<string, Path2D>()

function pathOf(d: string): Path2D {
  let path = paths.get(d)
  if (!path) {
    path = new Path2D(d)
    paths.set(d, path)
  }
  return path
}

function draw({ ink, size, left, top }: Brush, column: number, line: number, drawing: Drawing): void {
  ink.setTransform(size / GRID, 0, 0, size / GRID, left + column * size, top + line * size)
  stroke(ink, drawing)
}

function stroke(ink: CanvasRenderingContext2D, drawing: Drawing): void {
  for (const { d, fill, line: colour, width } of drawing) {
    const path = pathOf(d)
    if (fill) {
      ink.fillStyle = fill
      ink.fill(path)
    }
    if (colour) {
      ink.strokeStyle = colour
      ink.lineWidth = width ?? 1
      ink.stroke(path)
    }
  }
}

/** Pixels that are ready to be laid on the map: in every picture, paths and letters would take ten times as long. */
interface Stamp {
  /** The side of a cell for which it was made. */
  size: number
  picture: HTMLCanvasElement
}

/** How far a drawing reaches out of its cell of 24. */
const MARGIN = 3
const stamps = new Map<Drawing, Stamp>()

function stampOf(drawing: Drawing, size: number): HTMLCanvasElement {
  let stamp = stamps.get(drawing)
  if (stamp?.size !== size) {
    const zoomed = size / GRID
    const side = Math.ceil((GRID + 2 * MARGIN) * zoomed)
    stamp = {
      size,
      picture: stamped(side, (ink) => {
        ink.lineCap = 'round'
        ink.lineJoin = 'round'
        ink.setTransform(zoomed, 0, 0, zoomed, MARGIN * zoomed, MARGIN * zoomed)
        stroke(ink, drawing)
      }),
    }
    stamps.set(drawing, stamp)
  }
  return stamp.picture
}

function stamped(side: number, make: (ink: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const picture = document.createElement('canvas')
  picture.width = side
  picture.height = side
  make(picture.getContext('2d')!)
  return picture
}

/** The nearest place of something so wide, from an edge of the map on, at which none of it is beyond the map. */
export const inside = (at: number, width: number, size: number) => Math.max(0, Math.min(SIDE * size - width, at))

/** Lays a drawing on the map, on whole pixels so that it stays sharp; what is larger than its cell moves in from the edge. */
function lay({ ink, size, left, top }: Brush, column: number, line: number, drawing: Drawing, scale = 1): void {
  const larger = size * scale
  const margin = (MARGIN * larger) / GRID
  const place = (at: number) => inside(at * size - (larger - size) / 2, larger, size) - margin
  ink.setTransform(1, 0, 0, 1, 0, 0)
  ink.drawImage(stampOf(drawing, larger), Math.round(left + place(column)), Math.round(top + place(line)))
}

/**
 * What seldom changes: ground, zones, walls, puddles, trees, skeletons and doghouses.
 *
 * @param former the cells that are painted already; only what differs is painted again
 */
export function paintGround(brush: Brush, cells: string, terrain: Terrain, former = ''): void {
  const { ink, size, left, top } = brush
  const { width, height } = ink.canvas
  ink.lineCap = 'round'
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const column = columnOf(cell)
    const line = lineOf(cell)
    const x = left + column * size
    const y = top + line * size
    if (x + size < 0 || y + size < 0 || x > width || y > height || !isStale(cell, cells, former)) {
      continue
    }
    const at = (drawing: Drawing) => draw(brush, column, line, drawing)
    at([{ d: 'M0 0h24.5v24.5H0z', fill: drawings.GROUND[(column + line) % 2]! }])
    const protector = protectorOf(terrain, cell)
    if (protector !== undefined) {
      at(drawings.zones[protector]!)
    }
    switch (cells[cell]) {
      case '#':
        at(drawings.wall)
        break
      case '~':
        at(drawings.puddle)
        break
      case 'A':
        at(drawings.tree)
        break
      case 'S':
        at(drawings.skeleton)
        at(drawings.boneMarks[terrain.spawners.get(cell)!.age]!)
        break
      case 'N':
        at(drawings.niches[terrain.niches.indexOf(cell)]!)
        break
    }
  }
}

/** A cell is painted a little over those after it, which must then be painted again. */
function isStale(cell: number, cells: string, former: string): boolean {
  return [cell, cell - 1, cell - SIDE, cell - SIDE - 1].some((other) => cells[other] !== former[other])
}

/** What moves, on top of the ground. */
export function paintScene(brush: Brush, scene: Scene, terrain: Terrain, places: readonly Place[], marks: Marks): void {
  const { ink, size } = brush
  const larger = largerThan(size)
  const at = (cell: number, drawing: Drawing, scale = 1) => lay(brush, columnOf(cell), lineOf(cell), drawing, scale)
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  reached(brush, marks)
  for (const cell of scene.grown) {
    const age = terrain.spawners.get(cell)!.age
    at(cell, age < 0 ? drawings.hanging : drawings.bones[age]!)
  }
  for (const [cell, count] of scene.ground) {
    at(cell, drawings.croquette)
    if (count > 1) {
      badge(brush, columnOf(cell), lineOf(cell), 0.5, 0.75, count, '#5b3310', '#fff')
    }
  }
  for (const { turn, cell } of terrain.schedule) {
    if (isComing(turn, scene)) {
      at(cell, drawings.portalToCome)
      badge(brush, columnOf(cell), lineOf(cell), 0.5, 0.5, turn - scene.turn, '#f0e2ff', '#34126b')
    }
  }
  scene.portals.forEach(({ cell }) => at(cell, drawings.portal))
  scene.portals.forEach((portal) => {
    at(portal.dog, drawings.dogs[2]!, larger)
    const carried = portal.bones.reduce((sum, bones) => sum + bones, 0)
    carries(brush, columnOf(portal.dog), lineOf(portal.dog), carried, portal.croquettes)
  })
  scene.characters.forEach(({ player, dog, bones, croquettes }, index) => {
    const { column, line } = places[index]!
    lay(brush, column, line, (dog ? drawings.dogs : drawings.masters)[player]!, larger)
    carries(brush, column, line, bones, croquettes)
  })
  ink.globalAlpha = 0.85
  scene.paws.forEach(({ cell, colour }) => at(cell, drawings.paws[colour]!))
  ink.globalAlpha = 1
  framed(brush, marks)
}

/** Numbers in two corners: bones below, croquettes above. */
function carries(brush: Brush, column: number, line: number, bones: number, croquettes: number): void {
  if (bones > 0) {
    badge(brush, column, line, 1.02, 1, bones, '#fff', '#1c120b')
  }
  if (croquettes > 0) {
    badge(brush, column, line, 1.02, 0, croquettes, '#ffb648', '#2b1d14')
  }
}

/** A number in a disc, somewhere in a cell. */
function badge(
  { ink, size, left, top }: Brush,
  column: number,
  line: number,
  x: number,
  y: number,
  count: number,
  fill: string,
  colour: string,
): void {
  const picture = badgeOf(size, count, fill, colour)
  const half = picture.width / 2
  ink.setTransform(1, 0, 0, 1, 0, 0)
  const place = (at: number) => inside(at * size - half, 2 * half, size)
  ink.drawImage(picture, Math.round(left + place(column + x)), Math.round(top + place(line + y)))
}

const badges = new Map<string, HTMLCanvasElement>()
const MOST_BADGES = 400
let hearsOfFonts = false

function badgeOf(size: number, count: number, fill: string, colour: string): HTMLCanvasElement {
  const name = `${size} ${count} ${fill} ${colour}`
  let picture = badges.get(name)
  if (!picture) {
    if (!hearsOfFonts) {
      // Digits that were written before our font had come are written again.
      document.fonts.addEventListener('loadingdone', () => badges.clear())
      hearsOfFonts = true
    }
    if (badges.size >= MOST_BADGES) {
      badges.clear()
    }
    // Digits stay readable on small maps.
    const radius = Math.max(size * 0.3, Math.min(7, size * 0.5))
    const edge = Math.max(1, size * 0.04)
    const side = 2 * Math.ceil(radius + edge)
    picture = stamped(side, (ink) => {
      ink.translate(side / 2, side / 2)
      ink.fillStyle = fill
      ink.strokeStyle = colour
      ink.lineWidth = edge
      ink.beginPath()
      ink.arc(0, 0, radius, 0, 2 * Math.PI)
      ink.fill()
      ink.stroke()
      ink.fillStyle = colour
      ink.font = `700 ${radius * (count > 9 ? 1.3 : 1.6)}px ${CANVAS_FONT}`
      ink.textAlign = 'center'
      ink.textBaseline = 'middle'
      ink.fillText(String(count), 0, radius * 0.1)
    })
    badges.set(name, picture)
  }
  return picture
}

function reached({ ink, size, left, top }: Brush, { reach, path }: Marks): void {
  ink.setTransform(size, 0, 0, size, left, top)
  for (const cell of reach ?? []) {
    ink.fillStyle = '#ffe45c8c'
    ink.fillRect(columnOf(cell), lineOf(cell), 1, 1)
    ink.fillStyle = '#1c120b'
    ink.beginPath()
    ink.arc(columnOf(cell) + 0.5, lineOf(cell) + 0.5, 0.09, 0, 2 * Math.PI)
    ink.fill()
  }
  if (path && path.length > 1) {
    ink.beginPath()
    path.forEach((cell) => ink.lineTo(columnOf(cell) + 0.5, lineOf(cell) + 0.5))
    for (const [colour, width] of [
      ['#fff', 0.28],
      ['#1c120b', 0.14],
    ] as const) {
      ink.strokeStyle = colour
      ink.lineWidth = width
      ink.stroke()
    }
  }
}

function framed({ ink, size, left, top }: Brush, { selected, cursor }: Marks): void {
  ink.setTransform(size, 0, 0, size, left, top)
  const frame = (cell: number, colour: string, width: number, outside: number) => {
    ink.strokeStyle = colour
    ink.lineWidth = width
    ink.strokeRect(columnOf(cell) - outside, lineOf(cell) - outside, 1 + 2 * outside, 1 + 2 * outside)
  }
  if (selected !== undefined) {
    frame(selected, '#1c120b', 0.36, 0.42)
    frame(selected, '#ffe45c', 0.2, 0.42)
  }
  if (cursor !== undefined && cursor !== selected) {
    frame(cursor, '#fff', 0.24, 0.18)
    frame(cursor, '#123c8c', 0.12, 0.18)
  }
}
