import { SIDE } from '../rules'

type Cell = [column: number, line: number]

export const NICHE: Cell = [20, 20]
export const BONE: Cell = [24, 20]
const FAR: Cell = [35, 35]
/** Where a team stands around its doghouse: the first dog on the side of the bone. */
const DOGS: Cell[] = [
  [2, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const MASTERS: Cell[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 2],
  [0, -2],
]

const team = (niche: Cell) => {
  const around = (offsets: Cell[]) => offsets.map(([column, line]) => [niche[0] + column, niche[1] + line])
  return { niche, chiens: around(DOGS), maitres: around(MASTERS) }
}

/** An empty field with one bone near the doghouse, as text that the rules read. */
export function lessonMap(): string {
  const lines = Array.from({ length: SIDE }, () => Array<string>(SIDE).fill('.'))
  for (const [column, line] of [NICHE, FAR]) {
    lines[line]![column] = 'N'
  }
  lines[BONE[1]]![BONE[0]] = 'S'
  return JSON.stringify({
    nom: 'lesson',
    lignes: lines.map((line) => line.join('')),
    joueurs: [team(NICHE), team(FAR)],
    arbres: [],
    squelettes: [{ pos: BONE, age: 0, periode: 50, premier: 0 }],
    portails: [],
  })
}
