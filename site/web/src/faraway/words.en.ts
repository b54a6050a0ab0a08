import { figure } from '../language/figure'
import type { fr } from './words.fr'

/** How many, with separators. */
const n = (count: number) => figure('en', count)

const points = (count: number) => `${n(count)} ${count === 1 ? 'point' : 'points'}`
/** The English sentences of the Faraway pages. */
export const en: typeof fr = {
  game: {
    name: 'Faraway',
    about: 'Eight regions and their sanctuaries: a journey laid out one way and scored the other.',
  },
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' },
  letters: { red: 'R', blue: 'B', green: 'G', yellow: 'Y' },
  icons: { night: 'night', clue: 'clue', stone: 'stone', chimera: 'chimera', thistle: 'thistle' },
  region: (number) => `Region ${number}`,
  sanctuary: (number) => `Sanctuary ${number}`,
  regions: (count) => (count === 1 ? '1 region' : `${n(count)} regions`),
  sanctuaries: (count) => (count === 1 ? '1 sanctuary' : `${n(count)} sanctuaries`),
  points,
  allCards: 'See all the cards',
  setup: {
    title: 'The cards of a game of Faraway',
    published: 'Our instances',
    choose: 'Instance',
    deal: 'At random',
    dealRegions: 'Regions (8 to 68)',
    dealSanctuaries: 'Sanctuaries (0 to 45)',
    seed: 'Random seed',
    newSeed: 'Another seed',
    draw: 'Deal',
    text: 'By their numbers',
    numbers: 'Numbers of the cards, in any order',
    read: 'Read the numbers',
    file: 'Open a file…',
    pick: 'One by one',
    pickHelp: 'Click on the cards, or walk about with the arrows and choose with Enter.',
    all: 'All',
    none: 'None',
    allRegions: 'The 68 regions',
    allSanctuaries: 'The 45 sanctuaries',
    play: 'Play with these cards',
    solve: 'Solve',
  },
  table: {
    title: 'A tableau of Faraway',
    view: 'What to do with these cards?',
    play: 'Play',
    solve: 'Solve',
    other: 'Change the cards',
    row: 'The tableau',
    hand: 'The cards at hand',
    place: (place) => `Place ${place}`,
    sanctuaryPlace: 'Sanctuary',
    empty: 'empty',
    makes: (points) => `makes ${points}`,
    laid: 'laid already',
    help: 'Choose a card, then its place; the same card twice, and it goes to the first free place, or comes back. By keyboard: arrows, Enter, Delete to take a card back, Escape to let go.',
    clear: 'Take all back',
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save the tableau',
  },
  count: {
    title: 'Score',
    valid: 'A valid tableau.',
    notYet: 'Not valid yet:',
    ascents: (ascents) =>
      ascents === 0
        ? 'No ascent: it takes no sanctuary.'
        : ascents === 1
          ? '1 ascent: it takes 1 sanctuary.'
          : `${n(ascents)} ascents: it takes ${n(ascents)} sanctuaries.`,
    choose: 'Point at a card of the tableau to see where its points come from.',
    full: 'The count, card by card',
  },
  advice: {
    title: 'Could it be better?',
    optimum: 'How far from the optimum?',
    exact: (best) => `This is the optimum: no tableau makes more than ${points(best)}, and that is proved.`,
    short: (points, best) => `You are ${points} short: the optimum, proved, is ${best}.`,
    invalid: (best) => `The optimum, proved, is ${best}.`,
    change: 'Which card to change?',
    none: 'No change of a single card does better.',
    swap: (one, other) => `Swap regions ${one} and ${other}`,
    replace: (out, by) => `Replace card ${out} by card ${by}`,
    add: (card) => `add sanctuary ${card}`,
    drop: (card) => `take sanctuary ${card} away`,
    and: ' and ',
    gives: (change, score) => `${change}: ${points(score)}.`,
    apply: 'Make this change',
  },
  end: {
    finish: 'Finish',
    title: (points) => `Your tableau makes ${points}`,
    again: 'Another deal',
    goOn: 'Go on with the proof',
    seeBest: 'See the best tableau',
    close: 'Back to the tableau',
    best: (won, played, most) =>
      `Optimum reached ${n(won)} of ${n(played)} times${most === null ? '' : `; best without help: ${n(most)}`}.`,
  },
  proof: {
    start: 'Look for the best tableau',
    stop: 'Stop',
    best: 'Best score found',
    bound: 'None makes more than',
    boxes: 'Boxes looked at',
    open: 'Boxes that may hold more',
    gap: (between) => `${points(between)} left between the bound and the best tableau.`,
    closed: 'The bound has come down to the best tableau.',
    searching: 'Searching…',
    proved: (score, seconds) => `Optimum proved: ${points(score)}, in ${seconds} s.`,
    stopped: (score, bound) =>
      `Search stopped: ${points(score)} found, and all that is proved is the bound ${n(bound)}.`,
    row: 'The best tableau found',
    take: 'Play from this tableau',
  },
  published: {
    instance: 'Instance',
    size: 'Cards',
    score: 'Optimum',
    tableau: 'A best tableau',
    known: (number) => `known ${number}`,
    mystery: (number) => `mystery ${number}`,
    extra: () => 'tie-break',
  },
}
