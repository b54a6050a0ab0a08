import type { WorkHistory } from '../api'
import type { fr } from '../words.fr'

/** A line of a curve, a value for each step. */
export interface Line {
  label: string
  values: readonly number[]
}

export interface Curve {
  title: string
  lines: readonly Line[]
}

/** The sentences that curves need. */
type CurveWords = Pick<typeof fr, 'curves' | 'purposes'>

const MINUTE = 60_000
const PURPOSES = ['validation', 'asked', 'ladder', 'tournament'] as const

/** The end of each step, milliseconds since 1970. */
export const ends = (history: WorkHistory): number[] =>
  history.oldest.map((_, index) => history.from + (index + 1) * history.step)

/** Matches that ended in each step, as so many a minute. */
export const aMinute = (history: WorkHistory): number[] =>
  history.done.map((count) => Math.round(((count * MINUTE) / history.step) * 100) / 100)

/** The five curves of the organiser's page. */
export const curves = (history: WorkHistory, t: CurveWords): Curve[] => [
  {
    title: t.curves.queue,
    lines: PURPOSES.map((purpose) => ({ label: t.purposes[purpose], values: history.waiting[purpose] })),
  },
  { title: t.curves.oldest, lines: [{ label: t.curves.all, values: history.oldest }] },
  { title: t.curves.rate, lines: [{ label: t.curves.all, values: aMinute(history) }] },
  {
    title: t.curves.faults,
    lines: [
      { label: t.curves.lost, values: history.lost },
      { label: t.curves.void, values: history.void },
    ],
  },
  { title: t.curves.workers, lines: [{ label: t.curves.all, values: history.workers }] },
]
