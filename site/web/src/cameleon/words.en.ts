import { figure } from '../language/figure'
import type { fr } from './words.fr'

/** How many, with separators. */
const n = (count: number) => figure('en', count)
const lookedAt = (positions: number) =>
  positions === 1 ? '1 position looked at' : `${n(positions)} positions looked at`

/** The English sentences of the Caméléon pages. */
export const en: typeof fr = {
  game: {
    name: 'Caméléon',
    about: 'Two colours fight over nested regions: paint more cells than the other.',
  },
  setup: {
    title: 'A game of Caméléon',
    variant: 'Which variant?',
    seat: { R: 'Who plays red?', B: 'Who plays blue?' },
    first: 'Who starts?',
    size: 'Board',
    side: (side) => `${side} × ${side}`,
    unbeatable:
      'On an empty board the second player can always win: the perfect player will not lose. To have a chance, let the other colour start or choose another level.',
    start: 'Start',
    open: 'Play on a board from a file',
    openHelp: 'The number of cells a side, then the lines: R red, B blue, A white. A saved game will do too.',
  },
  variants: { temeraire: 'Téméraire', brave: 'Brave' },
  about: {
    temeraire: 'A full region is acquired as a whole, and everything may turn over at the end.',
    brave: 'The cell played gives its colour to the neighbours that have one.',
  },
  colours: { R: 'Red', B: 'Blue' },
  for: { R: 'red', B: 'blue' },
  to: { R: 'to red', B: 'to blue' },
  cells: { R: 'red', B: 'blue' },
  levels: {
    random: 'Random player',
    greedy: 'Greedy player',
    'two-ply': 'Two-move player',
    careful: 'Careful player',
    perfect: 'Perfect player',
    person: 'A person',
  },
  play: {
    title: 'The board',
    titleOf: (variant, side) => `Caméléon ${variant}, board of side ${side}`,
    board: (side) => `Board of ${side} lines and ${side} columns`,
    cell: (line, column) => `Line ${line}, column ${column}`,
    white: 'white',
    acquired: 'acquired',
    gain: (gain) => `gain ${n(gain)}`,
    advised: 'advised cell',
    begin: 'Choose a white cell.',
    plays: (colour, line, column) => `${colour} plays (${line}, ${column}).`,
    turned: (rule, cells) =>
      cells > 1 ? `${rule}: ${n(cells)} neighbours change colour.` : `${rule}: one neighbour changes colour.`,
    region: (rule, side, line, column, to) =>
      `${rule}: the ${side} × ${side} region that starts at (${line}, ${column}) goes ${to}.`,
    refused: (why) => `Not possible: ${why}.`,
    after: (moves) => (moves === 0 ? 'The board as it was at the start.' : `After move ${n(moves)}.`),
    advice: (line, column) => `Advised cell: (${line}, ${column}).`,
    won: (colour, positions) =>
      `With perfect play this position is won for ${colour}, and that is proved ` +
      (positions === 0 ? 'without a search.' : `(${lookedAt(positions)}).`),
    winningCell: (line, column) => `A cell that wins: (${line}, ${column}).`,
    uncountable:
      'No answer: a white cell touches a full small region of both colours, which the solver cannot count with.',
    undecided: (positions) =>
      `No answer: the memory allowed is full (${lookedAt(positions)}). Either player may have the win.`,
    stopped: (positions) => `Search stopped without an answer (${lookedAt(positions)}).`,
    solving: (positions) => `The solver looks for who wins: ${lookedAt(positions)}`,
    stop: 'Stop',
    thinking: 'The computer is thinking…',
    wins: (colour, most, least) => `The game is over: ${colour} wins, ${n(most)} cells to ${n(least)}.`,
    draw: 'The game is over: a draw.',
    you: 'you',
    whites: 'White',
    moves: 'Moves',
    warning: (why) => `Note: ${why}.`,
    changes: 'What the last move changed',
    noChange: 'No move played.',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    verdict: 'Who wins?',
    heat: 'Show the gains',
    noHeat: 'no',
    heatBlue: 'of blue (J2)',
    heatRed: 'of red (J1)',
    pause: 'Pause',
    goOn: 'Go on',
    shown: 'Move shown',
    back: 'Previous move',
    forward: 'Next move',
    lookBack: 'Look back move by move',
    best: (won, games, cells) =>
      `Your games of this kind: ${n(won)} of ${n(games)} won` +
      (cells === undefined ? '.' : `, ${n(cells)} ${cells === 1 ? 'cell' : 'cells'} at best.`),
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    pan: { label: 'Move the view', left: 'To the left', up: 'Up', down: 'Down', right: 'To the right' },
    help: 'By keyboard: arrows to move about, Enter to play, u undo, r redo, h hint. A large board is zoomed by + − 0, the wheel or two fingers.',
    other: 'Choose another game',
  },
}
