import type { Reach } from '../rules'

/** The cells of the way to one within reach, after the start. */
export function pathTo(reach: Reach, cell: number): number[] {
  const path: number[] = []
  for (let at: number | undefined = cell; at !== undefined && reach.has(at); at = reach.get(at)) {
    path.unshift(at)
  }
  return path
}
