/** Which part of a square board is seen: how many times larger than the whole of it, and its corner, in cells. */
export interface Camera {
  /** Cells in a row of the whole board. */
  side: number
  most: number
  zoom: number
  column: number
  line: number
}

/** The whole of a board, which may be seen so many times larger. */
export const wholeOf = (side: number, most: number): Camera => ({ side, most, zoom: 1, column: 0, line: 0 })

/** How many cells are seen in a row. */
export const seen = ({ side, zoom }: Camera) => side / zoom

/** The nearest camera that shows nothing beyond the board. */
export function within({ side, most, zoom, column, line }: Camera): Camera {
  const kept = Math.min(most, Math.max(1, zoom))
  const corner = (at: number) => Math.min(side - side / kept, Math.max(0, at))
  return { side, most, zoom: kept, column: corner(column), line: corner(line) }
}

/** Zooms around a point of the view, given in parts of it from 0 to 1, which keeps showing what it shows. */
export function zoomed(camera: Camera, zoom: number, x: number, y: number): Camera {
  const kept = Math.min(camera.most, Math.max(1, zoom))
  const shift = seen(camera) - camera.side / kept
  return within({ ...camera, zoom: kept, column: camera.column + x * shift, line: camera.line + y * shift })
}

/** Moves what is seen by parts of the view. */
export function panned(camera: Camera, x: number, y: number): Camera {
  return within({ ...camera, column: camera.column + x * seen(camera), line: camera.line + y * seen(camera) })
}

/** The least move after which a cell is seen, with some cells around it. */
export function revealing(camera: Camera, column: number, line: number, around: number): Camera {
  const room = seen(camera)
  const margin = Math.min(around, (room - 1) / 2)
  const keepIn = (from: number, at: number) => Math.min(at - margin, Math.max(from, at + 1 + margin - room))
  return within({ ...camera, column: keepIn(camera.column, column), line: keepIn(camera.line, line) })
}
