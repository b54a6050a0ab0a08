import { address } from '../shell/address.svelte'

/** What the contest's API answers, as far as the pages read it; `openapi.json` of a running contest tells all. */
export interface Me {
  token: string | null
  account: { id: number; name: string; role: 'organiser' | 'player' } | null
  teams: { id: number; contest: number; name: string }[]
}

export type ContestState = 'draft' | 'open' | 'frozen' | 'closed' | 'final' | 'published'

export interface Contest {
  id: number
  name: string
  game: string
  state: ContestState
  opens: number | null
  closes: number | null
  frozen: boolean
  settings: Limits
}

/** What a team may ask of the machine. */
export interface Limits {
  matchesPerMinute: number
  versionsPerHour: number
  mostBytes: number
  ladder: boolean
  runSeconds: number
}

export interface Champion {
  id: number
  name: string
  builtin: string | null
  disqualified: string | null
  mine: boolean
  active: { id: number; number: number; language: string } | null
}

export type VersionState =
  'received' | 'refused' | 'building' | 'compile-error' | 'our-fault' | 'validating' | 'falls' | 'ready' | 'disabled'

export interface Version {
  id: number
  number: number
  file: string
  language: string | null
  state: VersionState
  reason: { fr: string; en: string } | null
  created: number
}

export interface VersionDetail extends Version {
  builds: { attempt: number; log: string | null }[]
  validation: Match[]
}

export interface Seat {
  side: number
  champion: number
  name: string
  builtin: string | null
  number: number | null
  score: number | null
  result: 'win' | 'draw' | 'loss' | 'valid' | 'none' | null
  cause: string | null
  causeTurn: number | null
  causeCall: string | null
  slowest: number | null
}

export interface Match {
  id: number
  game: string
  purpose: string
  state: 'queued' | 'running' | 'done' | 'void'
  counts: boolean
  hidden: boolean
  map: { id: number; name: string }
  seats: Seat[]
}

export interface Standing {
  rank: number
  best: number
  worst: number
  champion: number
  name: string
  builtin: string | null
  points: number
  wins: number
  draws: number
  losses: number
  strength: number
  error: number | null
}

/** One part of a competition of Faraway. */
export interface FarawayPart {
  instances: number
  answers: number
  bests: number
  points: number
  sum: number
}

export interface FarawayStanding {
  rank: number
  champion: number
  name: string
  builtin: string | null
  points: number
  known: FarawayPart
  mystery: FarawayPart
  extra: number | null
}

export type AnyStanding = Standing | FarawayStanding

export interface Rejudging {
  id: number
  reason: string
  state: 'playing' | 'applied' | 'dropped'
  changes?: { before: Match; after: Match }[]
}

export interface Progress {
  tournament: number
  name: string
  rank: number
  best: number
  worst: number
  points: number
  champions: number
}

export interface WorkersAnswer {
  now: number
  items: { name: string; slots: number; tools: string; missing: string; seen: number }[]
  waiting: { queued: number; running: number; void: number; building: number }
}

/** How the work went of late, in equal steps up to now. */
export interface WorkHistory {
  /** Where the first step begins, and how long each is: milliseconds. */
  from: number
  step: number
  waiting: Record<'validation' | 'asked' | 'ladder' | 'tournament', number[]>
  /** Seconds that the oldest of those had waited. */
  oldest: number[]
  done: number[]
  lost: number[]
  void: number[]
  workers: number[]
}

export interface Tournament {
  id: number
  name: string
  state: 'draft' | 'locked' | 'playing' | 'complete' | 'published' | 'dropped'
  rounds: number
  starts: number | null
  commitment: string | null
  seed: string | null
  matches: number
  played: number
}

export interface GameMap {
  id: number
  name: string
  origin: string
}

export interface Kit {
  word: string
  title: string
  file: string
  text: string
}

export interface Invitation {
  id: number
  label: string
  team: string | null
  uses: number
}

export interface Code {
  label: string
  team: string | null
  code: string
}

export interface List<Item> {
  items: Item[]
  next: number | null
}

/** A refusal of the contest, in both languages. */
export class Refusal extends Error {
  readonly fr: string
  readonly en: string

  constructor({ code, fr, en }: { code: string; fr: string; en: string }) {
    super(code)
    this.fr = fr
    this.en = en
  }
}

export const OUT_OF_REACH = {
  code: 'OUT_OF_REACH',
  fr: 'le concours ne répond pas : vérifiez la connexion et réessayez',
  en: 'the contest does not answer: check the connection and try again',
}

/** What answers is no contest, but a page. */
const NO_CONTEST = { ...OUT_OF_REACH, code: 'NO_CONTEST' }
const SERVER_TROUBLE = 500

/** The session's token, which every change carries; other sites cannot know it. */
let token: string | null = null

export function carry(sessionToken: string | null): void {
  token = sessionToken
}

export const apiAddress = (path: string) => new URL(`api/v1/${path}`, document.baseURI).href

async function send<Answer>(method: string, path: string, body?: BodyInit, type?: string): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (type !== undefined) headers['Content-Type'] = type
  if (method !== 'GET' && token !== null) headers['X-Ludo-Token'] = token
  let response: Response
  try {
    response = await fetch(apiAddress(path), { method, headers, body: body ?? null, cache: 'no-store' })
  } catch {
    throw new Refusal(OUT_OF_REACH)
  }
  if (response.status === 204) return undefined as Answer
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  if (!isJson) throw new Refusal(response.status < SERVER_TROUBLE ? NO_CONTEST : OUT_OF_REACH)
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refusal(answer as { code: string; fr: string; en: string })
  return answer as Answer
}

export const get = <Answer>(path: string) => send<Answer>('GET', path)

export const post = <Answer>(path: string, body: object = {}) =>
  send<Answer>('POST', path, JSON.stringify(body), 'application/json')

export const remove = (path: string) => send<undefined>('DELETE', path)

export const upload = <Answer>(path: string, bytes: Blob | string) =>
  send<Answer>('POST', path, bytes, 'application/octet-stream')

/** Whether programs speak the protocol of lines in a game. */
export const isBoardGame = (game: string) => game === 'memoryx' || game === 'cameleon'

/** Where a match, or a run of Faraway, is shown: what is for one team alone, to that team and to organisers. */
export function viewerLink({ id, game }: Match): string {
  const from = `api/v1/matches/${id}/record`
  switch (game) {
    case 'faraway':
      return address.link('faraway/run', { from: `${from}?side=0` })
    case 'memoryx':
      return address.link('memoryx/replay', { from })
    case 'cameleon':
      return address.link('cameleon/replay', { from })
    default:
      return address.link('papattes/watch', { from, autoplay: '1' })
  }
}
