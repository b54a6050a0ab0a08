import { figure } from '../language/figure'

/** How many, with separators. */
const n = (count: number) => figure('fr', count)
/** The French sentences of the Faraway pages. */
export const fr = {
  game: {
    name: 'Faraway',
    about: 'Huit régions et leurs sanctuaires : un voyage que l’on pose dans un sens et que l’on compte dans l’autre.',
  },
  colours: { red: 'rouge', blue: 'bleue', green: 'verte', yellow: 'jaune' },
  letters: { red: 'R', blue: 'B', green: 'V', yellow: 'J' },
  icons: { night: 'nuit', clue: 'indice', stone: 'pierre', chimera: 'chimère', thistle: 'chardon' },
  region: (number: number) => `Région ${number}`,
  sanctuary: (number: number) => `Sanctuaire ${number}`,
  regions: (count: number) => (count > 1 ? `${n(count)} régions` : `${n(count)} région`),
  sanctuaries: (count: number) => (count > 1 ? `${n(count)} sanctuaires` : `${n(count)} sanctuaire`),
  points: (count: number) => (count > 1 ? `${n(count)} points` : `${n(count)} point`),
  setup: {
    title: 'Les cartes d’une partie de Faraway',
    published: 'Nos instances',
    choose: 'Instance',
    deal: 'Au hasard',
    dealRegions: 'Régions (8 à 68)',
    dealSanctuaries: 'Sanctuaires (0 à 45)',
    seed: 'Graine du hasard',
    newSeed: 'Autre graine',
    draw: 'Distribuer',
    text: 'Par leurs numéros',
    numbers: 'Numéros des cartes, dans n’importe quel ordre',
    read: 'Lire les numéros',
    file: 'Ouvrir un fichier…',
    pick: 'Une par une',
    pickHelp: 'Cliquez sur les cartes, ou promenez-vous avec les flèches et choisissez avec Entrée.',
    all: 'Toutes',
    none: 'Aucune',
    allRegions: 'Les 68 régions',
    allSanctuaries: 'Les 45 sanctuaires',
    play: 'Jouer avec ces cartes',
    solve: 'Résoudre',
  },
  table: {
    title: 'Un tableau de Faraway',
    view: 'Que faire de ces cartes ?',
    play: 'Jouer',
    solve: 'Résoudre',
    other: 'Changer les cartes',
    row: 'Le tableau',
    hand: 'Les cartes disponibles',
    place: (place: number) => `Place ${place}`,
    sanctuaryPlace: 'Sanctuaire',
    empty: 'vide',
    makes: (points: string) => `rapporte ${points}`,
    laid: 'déjà posée',
    help: 'Choisissez une carte, puis sa place ; deux fois la même carte, et elle va à la première place libre, ou revient. Au clavier : flèches, Entrée, Suppr pour reprendre une carte, Échap pour lâcher.',
    clear: 'Tout reprendre',
    undo: 'Annuler',
    save: 'Enregistrer le tableau',
  },
  count: {
    title: 'Score',
    valid: 'Tableau valable.',
    notYet: 'Pas encore valable :',
    ascents: (ascents: number) =>
      ascents > 1
        ? `${n(ascents)} montées : il faut ${n(ascents)} sanctuaires.`
        : ascents === 1
          ? '1 montée : il faut 1 sanctuaire.'
          : 'Aucune montée : il ne faut aucun sanctuaire.',
    choose: 'Passez sur une carte du tableau pour voir d’où viennent ses points.',
    full: 'Le décompte, carte par carte',
  },
  advice: {
    title: 'Et le mieux ?',
    optimum: 'À combien de l’optimum ?',
    exact: (best: number) => `C’est l’optimum : aucun tableau ne dépasse ${best} points, et c’est prouvé.`,
    short: (points: string, best: number) => `Il vous manque ${points} : l’optimum, prouvé, est ${best}.`,
    invalid: (best: number) => `L’optimum, prouvé, est ${best}.`,
    change: 'Quelle carte changer ?',
    none: 'Aucun changement d’une seule carte ne fait mieux.',
    swap: (one: number, other: number) => `Échangez les régions ${one} et ${other}`,
    replace: (out: number, by: number) => `Remplacez la carte ${out} par la carte ${by}`,
    add: (card: number) => `ajoutez le sanctuaire ${card}`,
    drop: (card: number) => `retirez le sanctuaire ${card}`,
    and: ' et ',
    gives: (change: string, score: number) => `${change} : ${n(score)} points.`,
    apply: 'Faire ce changement',
  },
  end: {
    finish: 'Terminer',
    title: (points: string) => `Votre tableau vaut ${points}`,
    again: 'Une autre donne',
    goOn: 'Reprendre la preuve',
    seeBest: 'Voir le meilleur tableau',
    close: 'Revenir au tableau',
    best: (won: number, played: number, points: number) =>
      `Optimum atteint ${n(won)} fois sur ${n(played)} ; record sans aide : ${n(points)}.`,
  },
  proof: {
    start: 'Chercher le meilleur tableau',
    stop: 'Arrêter',
    best: 'Meilleur score trouvé',
    bound: 'Aucun ne dépasse',
    boxes: 'Boîtes examinées',
    open: 'Boîtes qui peuvent valoir plus',
    gap: (points: number) =>
      points === 1
        ? 'Encore 1 point entre la borne et le meilleur tableau.'
        : `Encore ${n(points)} points entre la borne et le meilleur tableau.`,
    closed: 'La borne a rejoint le meilleur tableau.',
    searching: 'Recherche en cours…',
    proved: (score: number, seconds: string) => `Optimum prouvé : ${n(score)} points, en ${seconds} s.`,
    stopped: (score: number, bound: number) =>
      `Recherche arrêtée : ${n(score)} points trouvés, rien de prouvé au-delà de la borne ${n(bound)}.`,
    row: 'Le meilleur tableau trouvé',
    take: 'Jouer à partir de ce tableau',
  },
  published: {
    instance: 'Instance',
    size: 'Cartes',
    score: 'Optimum',
    tableau: 'Un meilleur tableau',
    known: (number: number) => `connue ${number}`,
    mystery: (number: number) => `mystère ${number}`,
    extra: () => 'départage',
  },
}
