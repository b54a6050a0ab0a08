import type { Mistake, Sentence } from '../rules/answers'
import { RulesWorker } from '../rules/rulesWorker'
import { readScene, readTerrain, type PackedScene, type PackedTerrain, type Player, type Scene, type Terrain } from './board/scene'

const rules = new RulesWorker('papattes')

/** The name of the person among the champions. */
export const PERSON = 'person'
export const LAST_TURN = 199
/** More entries than any half-turn has: its end. */
export const END = 1_000_000

/** The actions that a character may be offered beside its steps. */
export type Action =
  | 'prendre_portail'
  | 'manger'
  | 'construire'
  | 'detruire'
  | 'donner_croquette'
  | 'poser_croquette'

export interface Head {
  map: string
  seed: string
  players: [string, string]
  /** Half-turns that a record holds. */
  length: number
  terrain: Terrain
}

export type EventKind = 'bones' | 'age' | 'portal' | 'built' | 'destroyed' | 'lost'
export type MatchEvent = readonly [turn: number, kind: EventKind, player: Player, number: number]

/** Where the rules of today and a record tell something else. */
export interface Difference {
  turn: number
  recorded: string
  recomputed: string
}

/** What is new after some half-turns. */
export interface Progress {
  turns: number
  over: boolean
  /** Nothing more comes by itself. */
  waits: boolean
  scores: number[]
  events: MatchEvent[]
  difference?: Difference
}

/** What a champion did in one half-turn. */
export interface Log {
  /** As a record writes them. */
  entries: string[]
  /** How many more were refused or taken back. */
  left: number
  printed: string
  /** How many more bytes were printed. */
  dropped: number
  micros: number
  /** Processor time in the call and the most memory so far; 0 where they are not counted. */
  cpuMicros: number
  memoryBytes: number
  loss?: string
  detail?: string
}

/** A cell within reach, and the one before it on the way. */
export type Reach = Map<number, number>

export interface Choices {
  reach: Reach
  offers: [action: Action, target: number][]
}

type PackedHead = Omit<Head, 'terrain'> & PackedTerrain
type Failed = { error: Mistake } | { refusal: Sentence }

/** A text that cannot be read and names that nobody knows are both no match. */
async function headOf(answer: Promise<PackedHead | Failed>): Promise<Head | { error: Mistake }> {
  const got = await answer
  if ('refusal' in got) return { error: got.refusal as Mistake }
  if ('error' in got) return got
  return { ...got, terrain: readTerrain(got) }
}

export const shippedMaps = async () => (await rules.call<{ maps: string[] }>('papattesMaps')).maps

export const champions = async () => (await rules.call<{ champions: string[] }>('papattesChampions')).champions

export const newMatch = (map: string, seed: string, players: readonly string[]) =>
  headOf(rules.call('papattesNew', map, seed, ...players))

/** Whether a text is a record. */
export const check = (record: string) => rules.call<{ error?: Mistake }>('papattesCheck', record)

export const openRecord = (record: string) => headOf(rules.call('papattesOpen', record))

/** Goes on with a longer record of the match that is watched. */
export const followRecord = (record: string) => rules.call<{ error?: Mistake }>('papattesFollow', record)

export const resume = (record: string) => headOf(rules.call('papattesResume', record))

/** Plays or reads on, by so many half-turns at most. */
export const advance = (turns: number) => rules.call<Progress>('papattesAdvance', turns)

/** The match after the first entries of a half-turn, or at its end. */
export const show = async (turn: number, entries: number) =>
  readScene(await rules.call<PackedScene>('papattesShow', turn, entries))

export const log = (turn: number) => rules.call<Log>('papattesLog', turn)

export const record = async () => (await rules.call<{ record: string }>('papattesRecord')).record

/** The half-turn that a person is deciding. */
export interface Draft {
  scene: Scene
  standing: number
}

type PackedDraft = PackedScene & { standing: number }

const readDraft = (packed: PackedDraft): Draft => ({ scene: readScene(packed), standing: packed.standing })

export const draft = async () => readDraft(await rules.call<PackedDraft>('papattesDraft'))

export async function act(action: Action | 'se_deplacer' | 'age_suivant', first: number, second: number) {
  const packed = await rules.call<PackedDraft & { answer: string }>('papattesAct', action, first, second)
  return { ...readDraft(packed), answer: packed.answer }
}

/** `annuler` of the subject. */
export const undo = async () => readDraft(await rules.call<PackedDraft>('papattesUndo'))

export async function choices(cell: number): Promise<Choices> {
  const { reach, offers } = await rules.call<{ reach: number[]; offers: Choices['offers'] }>('papattesChoices', cell)
  const before: Reach = new Map()
  for (let at = 0; at < reach.length; at += 2) {
    before.set(reach[at]!, reach[at + 1]!)
  }
  return { reach: before, offers }
}

export const decide = () => rules.call<object>('papattesDecide')
