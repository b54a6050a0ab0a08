import { figure } from '../language/figure'

/** How many, with separators. */
const n = (count: number) => figure('fr', count)
const lookedAt = (positions: number) =>
  positions > 1 ? `${n(positions)} positions examinées` : `${n(positions)} position examinée`

/** The French sentences of the Caméléon pages. */
export const fr = {
  game: {
    name: 'Caméléon',
    about: 'Deux couleurs se disputent des régions emboîtées : en peindre plus de cases que l’autre.',
  },
  setup: {
    title: 'Une partie de Caméléon',
    variant: 'Quelle variante ?',
    seat: { R: 'Qui joue rouge ?', B: 'Qui joue bleu ?' },
    first: 'Qui commence ?',
    size: 'Plateau',
    side: (side: number) => `${side} × ${side}`,
    unbeatable:
      'Sur un plateau vide, le second joueur peut toujours gagner : le joueur parfait ne perdra pas. Pour avoir une chance, laissez l’autre couleur commencer ou choisissez un autre niveau.',
    start: 'Commencer',
    open: 'Jouer sur un plateau d’un fichier',
    openHelp:
      'Le nombre de cases par côté, puis les lignes : R rouge, B bleue, A blanche. Une partie enregistrée convient aussi.',
  },
  variants: { temeraire: 'Téméraire', brave: 'Brave' },
  about: {
    temeraire: 'Une région pleine est acquise d’un coup, et tout peut se retourner à la fin.',
    brave: 'La case jouée donne sa couleur à ses voisines déjà coloriées.',
  },
  colours: { R: 'Rouge', B: 'Bleu' },
  for: { R: 'rouge', B: 'bleu' },
  to: { R: 'à rouge', B: 'à bleu' },
  cells: { R: 'rouge', B: 'bleue' },
  levels: {
    random: 'Joueur au hasard',
    greedy: 'Joueur glouton',
    'two-ply': 'Joueur à deux coups',
    careful: 'Joueur prudent',
    perfect: 'Joueur parfait',
    person: 'Une personne',
  },
  play: {
    title: 'Le plateau',
    titleOf: (variant: string, side: number) => `Caméléon ${variant}, plateau de ${side} cases de côté`,
    board: (side: number) => `Plateau de ${side} lignes et ${side} colonnes`,
    cell: (line: number, column: number) => `Ligne ${line}, colonne ${column}`,
    white: 'blanche',
    acquired: 'acquise',
    gain: (gain: number) => `gain ${n(gain)}`,
    advised: 'case conseillée',
    begin: 'Choisissez une case blanche.',
    plays: (colour: string, line: number, column: number) => `${colour} joue (${line}, ${column}).`,
    turned: (rule: string, cells: number) =>
      cells > 1 ? `${rule} : ${n(cells)} voisines changent de couleur.` : `${rule} : une voisine change de couleur.`,
    region: (rule: string, side: number, line: number, column: number, to: string) =>
      `${rule} : la région ${side} × ${side} qui commence en (${line}, ${column}) va ${to}.`,
    refused: (why: string) => `Impossible : ${why}.`,
    after: (moves: number) => (moves === 0 ? 'Le plateau du début.' : `Après le coup ${n(moves)}.`),
    advice: (line: number, column: number) => `Case conseillée : (${line}, ${column}).`,
    won: (colour: string, positions: number) =>
      `Si chacun joue au mieux, cette position est gagnée pour ${colour}, c’est prouvé ` +
      (positions === 0 ? 'sans rien chercher.' : `(${lookedAt(positions)}).`),
    winningCell: (line: number, column: number) => `Une case qui gagne : (${line}, ${column}).`,
    uncountable:
      'Pas de réponse : une case blanche touche une petite région pleine des deux couleurs, et le solveur ne sait pas compter avec.',
    undecided: (positions: number) =>
      `Pas de réponse : la mémoire prévue est pleine (${lookedAt(positions)}). La position peut être gagnée par l’un ou par l’autre.`,
    stopped: (positions: number) => `Recherche arrêtée sans réponse (${lookedAt(positions)}).`,
    solving: (positions: number) => `Le solveur cherche qui gagne : ${lookedAt(positions)}`,
    stop: 'Arrêter',
    thinking: 'L’ordinateur réfléchit…',
    wins: (colour: string, most: number, least: number) =>
      `La partie est finie : ${colour} gagne, ${n(most)} cases à ${n(least)}.`,
    draw: 'La partie est finie : égalité.',
    you: 'vous',
    whites: 'Blanches',
    moves: 'Coups',
    warning: (why: string) => `Attention : ${why}.`,
    changes: 'Ce que le dernier coup a changé',
    noChange: 'Aucun coup joué.',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    verdict: 'Qui gagne ?',
    heat: 'Montrer les gains',
    noHeat: 'non',
    heatBlue: 'de bleu (J2)',
    heatRed: 'de rouge (J1)',
    pause: 'Pause',
    goOn: 'Continuer',
    shown: 'Coup montré',
    back: 'Coup précédent',
    forward: 'Coup suivant',
    lookBack: 'Revoir coup par coup',
    best: (won: number, games: number, cells: number | undefined) =>
      `Vos parties de cette sorte : ${n(won)} ${won > 1 ? 'gagnées' : 'gagnée'} sur ${n(games)}` +
      (cells === undefined ? '.' : `, ${n(cells)} ${cells > 1 ? 'cases' : 'case'} au mieux.`),
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    pan: {
      label: 'Déplacer la vue',
      left: 'Vers la gauche',
      up: 'Vers le haut',
      down: 'Vers le bas',
      right: 'Vers la droite',
    },
    help: 'Au clavier : flèches pour se déplacer, Entrée pour jouer, u annuler, r rétablir, h indice. Un grand plateau s’agrandit par + − 0, la molette ou deux doigts.',
    other: 'Choisir une autre partie',
  },
}
