const fr = {
  title: 'Une exécution d’un programme',
  score: (points: string) => `Elle vaut ${points}.`,
  none: 'Elle ne vaut aucun point.',
  hidden: 'Le tableau et ce que le programme a écrit ne se montrent qu’à son équipe. Voici les cartes de l’instance.',
  tableau: 'Le tableau du programme',
  instance: 'Les cartes de l’instance',
  wrong: 'Ce qui ne va pas',
  said: 'Ce que le programme a écrit',
  play: 'Jouer avec ces cartes',
  solve: 'Chercher le meilleur tableau',
  missing: 'Cette exécution n’existe pas, ou ne se montre pas à vous.',
}

const en: typeof fr = {
  title: 'A run of a program',
  score: (points) => `It makes ${points}.`,
  none: 'It makes no points.',
  hidden: 'The tableau and what the program wrote are for its own team. Here are the cards of the instance.',
  tableau: 'The tableau of the program',
  instance: 'The cards of the instance',
  wrong: 'What is wrong',
  said: 'What the program wrote',
  play: 'Play with these cards',
  solve: 'Look for the best tableau',
  missing: 'There is no such run, or it is not shown to you.',
}

export const runTexts = { fr, en }
