/*
 * Everything on the map, drawn on a cell of 24 × 24. The canvas and the legend draw the same strokes. The map looks the same in
 * both themes, like a real one.
 */

export interface Stroke {
  d: string
  fill?: string
  line?: string
  width?: number
}
export type Drawing = readonly Stroke[]

const CELL = 'M0 0h24v24H0z'
const INK = '#2b1d14'

export const TEAM_COLOURS = ['#174a9c', '#c2410c'] as const

export const GROUND = ['#ebdfc4', '#e6d8b9'] as const

export const wall: Drawing = [
  { d: CELL, fill: '#756c64' },
  { d: 'M0 8h24M0 16h24M8 0v8M19 0v8M3 8v8M14 8v8M8 16v8M19 16v8M0 0h24', line: '#443d37', width: 1.8 },
]

export const puddle: Drawing = [
  { d: CELL, fill: '#8ec0dc' },
  { d: 'M2 8q3.3-4 6.6 0t6.6 0 6.6 0M2 17q3.3-4 6.6 0t6.6 0 6.6 0', line: '#3f7fa8', width: 1.6 },
]

export const tree: Drawing = [
  { d: 'M10 14h4v9h-4z', fill: '#6b4423' },
  {
    d: 'M12 1.5c5.2 0 9.5 3.5 9.5 8s-4.3 8-9.5 8-9.5-3.5-9.5-8 4.3-8 9.5-8z',
    fill: '#4d8a46',
    line: '#28531f',
    width: 1.4,
  },
]

export const skeleton: Drawing = [
  { d: 'M12 2.5v19M5.5 7q6.5 4.5 13 0M5.5 12q6.5 4.5 13 0M7 17q5 4 10 0', line: '#a78d66', width: 1.9 },
]

const ZONE_HATCHES = ['M0 12L12 0M12 24L24 12', 'M6 6h.01M18 18h.01M18 6h.01M6 18h.01'] as const

/** Slanted lines for one team, dots for the other. */
export const zones: readonly Drawing[] = [
  [
    { d: CELL, fill: '#1a56b026' },
    { d: ZONE_HATCHES[0], line: '#1a56b066', width: 1.6 },
  ],
  [
    { d: CELL, fill: '#a8380a22' },
    { d: ZONE_HATCHES[1], line: '#a8380a80', width: 2.6 },
  ],
]

export const niches: readonly Drawing[] = TEAM_COLOURS.map((colour) => [
  { d: 'M12 1.5L23 11v11.5H1V11z', fill: colour, line: '#fff', width: 1.2 },
  { d: 'M8 22.5v-6.5a4 4 0 018 0v6.5z', fill: '#1c120b' },
])

const BONE = 'M8 10.4h8a2.1 2.1 0 113 1.6 2.1 2.1 0 11-3 1.6H8a2.1 2.1 0 11-3-1.6 2.1 2.1 0 113-1.6z'
const BONE_SHAPES = [
  // a star for the interstellar age, a chip for the cybernetic one, a slice for the pizzalogical one
  { d: 'M12 .5l3.4 7.2 7.9 1-5.8 5.4 1.5 7.8-7-3.8-7 3.8 1.5-7.8L.7 8.7l7.9-1z', fill: '#6b3fc0', line: '#37197a' },
  {
    d: 'M4 4h4V1h2v3h4V1h2v3h4v4h3v2h-3v4h3v2h-3v4h-4v3h-2v-3h-4v3H8v-3H4v-4H1v-2h3v-4H1V8h3z',
    fill: '#0b6e66',
    line: '#053d38',
  },
  { d: 'M12 23.5L1.5 5.5Q12-2 22.5 5.5z', fill: '#d1601a', line: '#6e2c05' },
] as const

export const bones: readonly Drawing[] = BONE_SHAPES.map((shape) => [
  { ...shape, width: 1.2 },
  { d: BONE, fill: '#fff', line: INK, width: 0.8 },
])

/** Where a bone will come up. */
export const boneMarks: readonly Drawing[] = BONE_SHAPES.map(({ d, line }) => [{ d, line: `${line}70`, width: 1.2 }])

/** On the ground. */
export const croquette: Drawing = [
  { d: 'M12 13.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9z', fill: '#e39a36', line: '#5b3310', width: 1.3 },
]

export const hanging: Drawing = [
  { d: 'M12 4.7a4.6 4.6 0 110 9.2 4.6 4.6 0 010-9.2z', fill: '#ffb648', line: '#4f2a08', width: 1.5 },
]

export const portal: Drawing = [
  { d: 'M12 .8a11.2 11.2 0 110 22.4A11.2 11.2 0 0112 .8z', fill: '#34126b', line: '#f0e2ff', width: 1.2 },
  { d: 'M4.5 12a7.5 7.5 0 0115 0 5 5 0 01-10 0 2.5 2.5 0 015 0', line: '#d7b0ff', width: 2 },
]

export const portalToCome: Drawing = [
  {
    d: 'M12 1.5A10.5 10.5 0 0121 7M22.4 12A10.5 10.5 0 0117 21M12 22.5A10.5 10.5 0 013 17M1.6 12A10.5 10.5 0 017 3',
    line: '#5a2a9c',
    width: 1.8,
  },
]

const HEXAGON = 'M12 0L23.4 6v12L12 24 .6 18V6z'
const STRAY = '#4b4a52'
const HALO = { line: '#fff', width: 3.4 } as const
const EDGE = { line: '#14100c', width: 1.1 } as const

/** A head with two ears that stand out: round for one team, angular for the other. */
const DOG_OUTLINES = [
  'M3.6 1.4c3 .3 5.2 1.6 6.4 3.3a9.8 9.8 0 014 0c1.2-1.7 3.4-3 6.4-3.3 1 3.3.9 6.1-.5 8.5.5 1 .7 2.1.7 3.2 0 5.2-3.8 9.5-8.6 9.5s-8.6-4.3-8.6-9.5c0-1.1.2-2.2.7-3.2-1.4-2.4-1.5-5.2-.5-8.5z',
  'M2 .8l7.4 4h5.2l7.4-4v10.4l-2.2 3.2v4.4L14.6 23H9.4l-5.2-4.2v-4.4L2 11.2z',
] as const

/** A head on shoulders, like a pawn: round for one team, angular for the other. */
const MASTER_OUTLINES = [
  'M12 .8a5.3 5.3 0 013.4 9.4c3.9 1.2 6.2 4.5 6.2 9.6v1.9a1.4 1.4 0 01-1.4 1.4H3.8a1.4 1.4 0 01-1.4-1.4v-1.9c0-5.1 2.3-8.4 6.2-9.6A5.3 5.3 0 0112 .8z',
  'M7 .8h10v9.4h-2l7 4V23H2v-8.8l7-4H7z',
] as const

const outlined = (d: string, fill: string): Drawing => [
  { d, ...HALO },
  { d, fill, ...EDGE },
]

/** White eyes and muzzle; a disc or a bar besides tells the team without colour. */
const FACES: readonly Drawing[] = [
  [
    { d: 'M8.3 9.3a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4zM15.7 9.3a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4z', fill: '#fff' },
    { d: 'M12 13.6c2.4 0 4.2 1.5 4.2 3.4s-1.8 3.6-4.2 3.6-4.2-1.7-4.2-3.6 1.8-3.4 4.2-3.4z', fill: '#fff' },
    { d: 'M10.2 15.2h3.6L12 17.8z', fill: '#14100c' },
  ],
  [
    { d: 'M6.4 8.8h4v3.2h-4zM13.6 8.8h4v3.2h-4z', fill: '#fff' },
    { d: 'M6.8 14h10.4v3.6l-3.2 3h-4l-3.2-3z', fill: '#fff' },
    { d: 'M10 15h4v2.6h-4z', fill: '#14100c' },
  ],
]
const BADGES_OF_TEAMS: readonly Drawing[] = [
  [{ d: 'M12 13.4a3.6 3.6 0 110 7.2 3.6 3.6 0 010-7.2z', fill: '#fff' }],
  [{ d: 'M4.4 15h15.2v2.2H4.4zM4.4 19h15.2v2.2H4.4z', fill: '#fff' }],
]

const strayHead: Drawing = [
  { d: 'M5.2 5.4l4 1.8h5.6l4-1.8.6 6.6-2 1.4v2.4L14 19.6h-4l-3.4-3.8v-2.4l-2-1.4z', fill: '#fff' },
  { d: 'M8.6 11h2v2.2h-2zM13.4 11h2v2.2h-2zM10.2 15.2h3.6L12 17.6z', fill: STRAY },
]

/** Dogs have ears, masters have shoulders; the third kind, six-sided, are dogs that nobody knows. */
export const dogs: readonly Drawing[] = [
  ...DOG_OUTLINES.map((d, team) => [...outlined(d, TEAM_COLOURS[team]!), ...FACES[team]!]),
  [...outlined(HEXAGON, STRAY), ...strayHead],
]
export const masters: readonly Drawing[] = MASTER_OUTLINES.map((d, team) => [
  ...outlined(d, TEAM_COLOURS[team]!),
  ...BADGES_OF_TEAMS[team]!,
])

const TEAM_OUTLINES = ['M12 .8a11.2 11.2 0 110 22.4A11.2 11.2 0 0112 .8z', 'M1 1h22v22H1z'] as const
/** The sign of a team: a disc in a round, two bars in a square. */
export const teamMarks: readonly Drawing[] = TEAM_OUTLINES.map((d, team) => [
  { d, fill: TEAM_COLOURS[team]!, line: '#fff', width: 1.3 },
  team === 0
    ? { d: 'M12 8a4 4 0 110 8 4 4 0 010-8z', fill: '#fff' }
    : { d: 'M5 7.5h14v3H5zM5 13.5h14v3H5z', fill: '#fff' },
])

const toe = (x: number, y: number) => `M${x} ${y - 2.6}a2.6 2.6 0 110 5.2 2.6 2.6 0 010-5.2z`
const PAD =
  'M12 11.5c3.8 0 6.4 2.8 6.4 5.8 0 2.6-2.2 3.8-4 3.4-1.6-.4-3.2-.4-4.8 0-1.8.4-4-.8-4-3.4 0-3 2.6-5.8 6.4-5.8z'
const paw = (fill: string, toes: string): Drawing => [{ d: PAD + toes, fill, line: '#1c120b', width: 1 }]

/** Debug marks: blue with two toes, yellow with three, red with four. */
export const paws: readonly Drawing[] = [
  [],
  paw('#4ea3ff', toe(8.4, 7.2) + toe(15.6, 7.2)),
  paw('#ffd93b', toe(6, 9) + toe(12, 6.2) + toe(18, 9)),
  paw('#ff5a4d', toe(4, 10.4) + toe(9.2, 6.4) + toe(14.8, 6.4) + toe(20, 10.4)),
]
