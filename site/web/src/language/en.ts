import { figure } from './figure'
import type { SiteWords } from './catalogue.svelte'

/** How many, with separators. */
const n = (count: number) => figure('en', count)

/** The English sentences of the whole site. */
export const en: SiteWords = {
  site: {
    name: 'Ludothèque',
    motto: 'Games to play, to solve and to understand.',
    skip: 'Skip to content',
    languages: 'Language',
    darkTheme: 'Dark theme',
    footer: 'Everything is computed in your browser: nothing is sent, and the site works offline too.',
    notFound: 'There is no such page.',
    backHome: 'Back to the home page',
    failure: 'Something went wrong:',
    reload: 'Reload the page',
    noWasmTitle: 'This browser is too old for the games',
    noWasm:
      'The rules of the games run in WebAssembly with garbage collection (WasmGC), which this browser does not have. A recent Chrome, Edge, Firefox or Safari will do.',
  },
  time: {
    duration: (minutes, seconds) => (minutes > 0 ? `${n(minutes)} min ${n(seconds)} s` : `${n(seconds)} s`),
  },
  record: {
    copyLink: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The browser refused to copy: the link is in the address bar.',
    download: 'Save the game',
    badLink: 'This link tells no game: part of it may be missing.',
    open: 'Open a saved game',
    chooseFile: 'Choose a file…',
    mistake: (line, column, expected) => `Line ${line}, column ${column}: ${expected}.`,
  },
  kept: {
    title: (games) => (games > 1 ? 'Games under way' : 'A game under way'),
    moves: (count) => (count === 1 ? '1 move' : `${n(count)} moves`),
    resume: (count) => `Resume (${count === 1 ? '1 move' : `${n(count)} moves`})`,
    forget: 'Forget it',
    older: (games) => `${n(games)} older`,
    full: 'The next game that is begun takes the place of the oldest.',
    newGame: 'New game',
  },
  ending: {
    again: 'Play again',
    share: 'Share',
  },
  lesson: {
    step: (step, steps) => `Step ${step} of ${n(steps)}`,
    back: 'Previous step',
    next: 'Next step',
    again: 'Begin again',
    wrong: 'That is not the move asked for: begin again.',
  },
  around: {
    game: 'The game',
    opening: 'The game is being prepared…',
    menu: 'Menu',
    rules: 'Rules beside',
    fullScreen: 'Full screen',
    close: 'Close',
  },
  steps: {
    start: 'Start',
    end: 'End',
    play: 'Play',
    pause: 'Pause',
  },
  home: {
    about:
      'Five games that French courses and contests gave their students to program, with bots that explain how they play.',
    shelf: 'The games on the shelf',
    play: 'Play',
  },
  tabs: {
    label: (game) => `Pages of ${game}`,
    play: 'Play',
    watch: 'Watch',
    replay: 'Watch a game again',
    rules: 'Rules',
    how: 'How it works',
    write: 'Write a champion',
    code: 'The code',
    instances: 'Instances',
    competition: 'Competition',
    run: 'A run of a program',
    daily: 'The daily challenge',
    statistics: 'Statistics',
    docs: 'Documentation',
    contest: 'Contests',
  },
}
