import type { Language } from '../language/language'
import type { Mistake, Sentence } from '../rules/answers'
import { RulesWorker } from '../rules/rulesWorker'

const rules = new RulesWorker('cameleon')

export const VARIANTS = ['temeraire', 'brave'] as const
export type Variant = (typeof VARIANTS)[number]

/** Red is J1 of the subject, blue J2. */
export const COLOURS = ['R', 'B'] as const
export type Colour = (typeof COLOURS)[number]

/** The levels of each variant, weakest first. */
export const LEVELS = {
  temeraire: ['random', 'greedy', 'careful', 'perfect'],
  brave: ['random', 'greedy', 'two-ply'],
} as const
export type Level = 'random' | 'greedy' | 'two-ply' | 'careful' | 'perfect'

export const strongest = (variant: Variant): Level => LEVELS[variant].at(-1)!

/** Line and column, counted from 1. */
export type Cell = readonly [line: number, column: number]

/** A square that a rule gave to a colour: a cell, of side 1, or a whole region. */
export interface Step {
  rule: 'R1' | 'R2' | "R'2" | 'R3' | 'R4' | 'R5'
  line: number
  column: number
  side: number
  colour: Colour
}

/** The board at the end of a record. */
export interface Position {
  variant: Variant
  first: Colour
  side: number
  /** A letter a cell, line after line: R or B acquired, r or b coloured, A white. */
  cells: string
  moves: number
  mover: Colour
  over: boolean
  red: number
  blue: number
  /** What the last move changed. */
  steps: Step[]
  /** What the subject does not foresee about the board at the start. */
  warning?: Record<Language, string>
}

export interface SolverState {
  state: 'running' | 'solved' | 'not_countable'
  positions: number
  winner?: Colour
  /** One that wins for the player to move. */
  cell?: Cell
}

export const newGame = (variant: Variant, first: Colour, side: number) =>
  rules.call<{ record: string }>('cameleonNew', variant, first, side)

/** A text that cannot be read and one whose moves break the rules are both no game. */
async function orMistake<Answer extends object>(answer: Promise<Answer | { error: Mistake } | { refusal: Sentence }>) {
  const got = await answer
  return 'refusal' in got ? { error: got.refusal as Mistake } : (got as Answer | { error: Mistake })
}

/** A board in the subject's format, or a whole record. */
export const openFile = (text: string, variant: Variant, first: Colour) =>
  orMistake<{ record: string }>(rules.call('cameleonOpen', text, variant, first))

export const show = (record: string) => orMistake<Position>(rules.call('cameleonShow', record))

export const move = (record: string, [line, column]: Cell) =>
  rules.call<{ record: string } | { refusal: Sentence }>('cameleonMove', record, line, column)

/** The cell that a level chooses for the player to move. */
export const choice = (record: string, level: Level, seed: number) =>
  rules.call<{ cell: Cell }>('cameleonChoice', record, level, seed)

/** What each cell would gain a colour; null where it is not white. */
export const gains = (record: string, colour: Colour) =>
  rules.call<{ gains: (number | null)[] }>('cameleonGains', record, colour)

/** Starts to look for who wins from the end of a record, in place of an earlier search. */
export const startSolver = (record: string) => rules.call<object>('cameleonSolve', record)

/** Looks at so many more positions. */
export const solveMore = (positions: number) => rules.call<SolverState>('cameleonSolveMore', positions)
