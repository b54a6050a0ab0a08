import type { LessonStep } from '../../shell/Lesson.svelte'
import type { Cell } from '../rules'

export interface RuleStep extends LessonStep {
  /** The position, as a link tells it. */
  link: string
  /** The cell to play; without one any will do. */
  cell?: Cell
}

/** R1 to R5, a move each. */
export const STEPS: RuleStep[] = [
  {
    link: 'cameleon.1_variant.temeraire_first.R_empty.3',
    say: {
      fr: 'R1. À rouge de jouer : choisissez une case blanche, n’importe laquelle.',
      en: 'R1. Red to play: choose any white cell.',
    },
    done: {
      fr: 'La case a pris la couleur du joueur : c’est R1.',
      en: 'The cell took the player’s colour: that is R1.',
    },
  },
  {
    link: 'cameleon.1_variant.brave_first.R_board.3_BAR_AAA_BAB',
    cell: [2, 2],
    say: {
      fr: 'R2, dans la variante Brave. Rouge joue la case du milieu : que deviennent ses voisines bleues ?',
      en: 'R2, in the Brave variant. Red plays the cell in the middle: what becomes of its blue neighbours?',
    },
    done: {
      fr: 'Toutes les voisines coloriées ont pris la couleur jouée : c’est R2. En Téméraire, R′2 épargne les cases acquises.',
      en: 'All coloured neighbours took the colour played: that is R2. In Téméraire, R′2 spares acquired cells.',
    },
  },
  {
    link: 'cameleon.1_variant.temeraire_first.B_board.3_BBR_RAR_BBB',
    cell: [2, 2],
    say: {
      fr: 'R3. Bleu joue la dernière case blanche d’une petite région.',
      en: 'R3. Blue plays the last white cell of a small region.',
    },
    done: {
      fr: 'Toute la région est acquise à bleu, d’un coup : c’est R3. R′2 ne la touchera plus.',
      en: 'Blue acquires the whole region at once: that is R3. R′2 will leave it alone from now on.',
    },
  },
  {
    link: 'cameleon.1_variant.temeraire_first.R_board.6_BBBRRR_BBBRRR_BBBRRR_BBBRBR_BBBBAB_BBBRRB',
    cell: [5, 5],
    say: {
      fr: 'R4. Rouge a déjà un quart de la grande région. Jouez pour lui la dernière case blanche.',
      en: 'R4. Red has one quarter of the large region already. Play the last white cell for red.',
    },
    done: {
      fr: 'Avec R3 rouge a deux quarts, et la grande région est pleine : elle est toute à lui, c’est R4.',
      en: 'By R3 red has two quarters, and the large region is full: all of it is red’s, which is R4.',
    },
  },
  {
    link: 'cameleon.1_variant.temeraire_first.R_board.6_BBBBBB_BBBBBB_BBBBBB_BBBRBR_BBBBAB_BBBRRB',
    cell: [5, 5],
    say: {
      fr: 'R5. La même case, mais cette fois rouge n’aura qu’un quart. Jouez-la, et comptez les cases rouges.',
      en: 'R5. The same cell, but this time red will have one quarter only. Play it, and count the red cells.',
    },
    done: {
      fr: 'Rouge n’a qu’un quart : toute la région va à son adversaire. C’est R5 : remplir au mauvais moment coûte tout.',
      en: 'Red has but one quarter: the whole region goes to the opponent. That is R5: filling at the wrong time costs everything.',
    },
  },
]
