import { figure } from '../language/figure'
const fr = {
  title: 'Le défi du jour',
  about:
    'La même donne, la même instance, la même partie pour tout le monde aujourd’hui. Elles viennent de la date : aucun serveur ne sait qui joue.',
  // The first of a month alone is an ordinal.
  day: (day: string) =>
    new Date(`${day}T12:00:00`).toLocaleDateString('fr', { dateStyle: 'full' }).replace(/ 1 /, ' 1er '),
  former: 'La veille',
  next: 'Le lendemain',
  today: 'Aujourd’hui',
  streak: (days: number) =>
    days > 1 ? `${figure('fr', days)} jours de suite` : days === 1 ? '1 jour' : 'Aucun jour de suite pour l’instant',
  streakLabel: 'Série',
  done: (count: number, challenges: number) => `${figure('fr', count)} sur ${figure('fr', challenges)}`,
  doneLabel: 'Faits ce jour',
  play: 'Jouer',
  again: 'Rejouer',
  open: 'À faire',
  kinds: {
    memoryx: 'Un solitaire : toutes les paires en peu de tours.',
    patience: 'Une donne soluble, en peu de coups.',
    faraway: 'Le tableau le plus riche, comparé à l’optimum prouvé.',
    cameleon: 'Le plus de cases face au glouton, sur un plateau déjà entamé.',
    papattes: 'Une partie contre Moissonneur.',
  },
  turns: (count: number) => (count > 1 ? `${figure('fr', count)} tours` : `${figure('fr', count)} tour`),
  moves: (count: number) => (count > 1 ? `${figure('fr', count)} coups` : `${figure('fr', count)} coup`),
  points: (count: number) => (count > 1 ? `${figure('fr', count)} points` : `${figure('fr', count)} point`),
  pointsOf: (points: number, most: number) => `${figure('fr', points)}/${figure('fr', most)}`,
  won: 'gagné',
  lost: 'perdu',
  withHelp: 'avec aide',
  share: 'Partager ma journée',
  nothing: 'Jouez un défi : sa ligne à partager s’écrira ici.',
  home: 'Le défi du jour : cinq parties, les mêmes pour tous.',
  doneToday: (count: number, challenges: number) =>
    `${figure('fr', count)} sur ${figure('fr', challenges)} ${count > 1 ? 'faites' : 'faite'}`,
}

const en: typeof fr = {
  title: 'The daily challenge',
  about:
    'The same deal, the same instance, the same match for everybody today. They come from the date: no server knows who plays.',
  day: (day) => new Date(`${day}T12:00:00`).toLocaleDateString('en', { dateStyle: 'full' }),
  former: 'The day before',
  next: 'The day after',
  today: 'Today',
  streak: (days) =>
    days === 0 ? 'No days in a row yet' : days === 1 ? '1 day' : `${figure('en', days)} days in a row`,
  streakLabel: 'Streak',
  done: (count, challenges) => `${figure('en', count)} of ${figure('en', challenges)}`,
  doneLabel: 'Done that day',
  play: 'Play',
  again: 'Play again',
  open: 'To do',
  kinds: {
    memoryx: 'A solitaire: all pairs in few turns.',
    patience: 'A deal that can be solved, in few moves.',
    faraway: 'The richest tableau, beside the proved optimum.',
    cameleon: 'The most cells against the greedy player, on a board already begun.',
    papattes: 'A match against Harvester.',
  },
  turns: (count) => (count === 1 ? '1 turn' : `${figure('en', count)} turns`),
  moves: (count) => (count === 1 ? '1 move' : `${figure('en', count)} moves`),
  points: (count) => (count === 1 ? '1 point' : `${figure('en', count)} points`),
  pointsOf: (points, most) => `${figure('en', points)}/${figure('en', most)}`,
  won: 'won',
  lost: 'lost',
  withHelp: 'with help',
  share: 'Share my day',
  nothing: 'Play a challenge: its line to share will be written here.',
  home: 'The daily challenge: five games, the same for everybody.',
  doneToday: (count, challenges) => `${figure('en', count)} of ${figure('en', challenges)} done`,
}

export const dailyTexts = { fr, en }
export type DailyTexts = typeof fr

/** The games that have a challenge every day. */
export type DailyGame = keyof typeof fr.kinds
