import type { Mistake, Sentence } from '../rules/answers'
import { RulesWorker } from '../rules/rulesWorker'

const rules = new RulesWorker('faraway')

/** The same thing in both languages. */
export type Text = Omit<Sentence, 'code'>
export type Colour = 'red' | 'blue' | 'green' | 'yellow'
export type Icon = 'night' | 'clue' | 'stone' | 'chimera' | 'thistle'

export interface Card {
  number: number
  colour: Colour | null
  icons: Icon[]
  worth: Text
}

/** How one card scores; without a card, what the sanctuaries bring. */
export interface Step {
  card?: number
  points: number
  total: number
  sentence: Text
  totals: Text
}

export interface Count {
  score: number
  valid: boolean
  /** Known once the eight regions are there. */
  ascents?: number
  refusals: Text[]
  steps: Step[]
}

/** The best single change of a row: cards that leave, cards that come, regions that change places. */
export interface Advice {
  row: string
  score: number
  out: number[]
  in: number[]
  swapped: number[]
}

export interface ProofState {
  state: 'running' | 'proved'
  row: string
  score: number
  bound: number
  boxes: number
  open: number
}

export interface Published {
  cards: string
  regions: number
  sanctuaries: number
  best: string
  score: number
}

export interface Instance {
  /** The numbers, in order, with blanks between. */
  cards: string
  warnings: Text[]
  impossible?: Text
}

export const allCards = () => rules.call<{ cards: Card[] }>('farawayCards')

export const read = (text: string) => rules.call<Instance | { error: Mistake }>('farawayRead', text)

/** A field left empty, or with a blank in it, must not shift the others. */
const oneWord = (field: string) => field.replace(/\s/g, '') || '-'

export const deal = (...fields: [seed: string, regions: string, sanctuaries: string]) =>
  rules.call<{ cards: string } | { error: Mistake }>('farawayDeal', fields.map(oneWord).join(' '))

export const published = () =>
  rules.call<Record<'known' | 'mystery' | 'extra', Published[]>>('farawayPublished')

export const count = (cards: string, row: string) =>
  rules.call<Count | { error: Mistake }>('farawayCount', cards, row)

/** Nothing when no single change does better. */
export const advise = (cards: string, row: string) => rules.call<Partial<Advice>>('farawayAdvise', cards, row)

/** Starts to look for the best tableau, in place of an earlier search. */
export const startProof = (cards: string) => rules.call<object>('farawayProve', cards)

export const proveMore = (units: number) => rules.call<ProofState>('farawayProveMore', units)

/** What a team has for one instance: a score, why it has none, or nothing when it gave nothing. */
export interface TeamAnswer {
  score?: number
  why?: Text
}

export interface Part {
  bests: number
  seconds: number
  forBests: number
  forMostBests: number
  forMean: number
  points: number
}

export interface Standing {
  rank: number
  name: string
  points: number
  known: Part
  mystery: Part
}

export interface Ranking {
  answers: ({ name: string } & Record<'known' | 'mystery' | 'extra', TeamAnswer[]>)[]
  standings: Standing[]
}

type Texts = Record<'known' | 'mystery' | 'extra', (string | null)[]>

/** Instances as texts, and what each team handed in for them, null for nothing. */
export const rank = (asked: Texts & { teams: ({ name: string } & Texts)[] }) =>
  rules.call<Ranking | { error: Mistake }>('farawayContest', JSON.stringify(asked))
