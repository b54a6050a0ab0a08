const fr = {
  title: 'Documentation',
  about: 'Les pages que l’on lit à côté du code.',
  list: 'Pages de la documentation',
  contents: 'Sur cette page',
  source: 'Le code source, en une archive',
  licence: 'La licence',
  code: (number: number) => `Texte ${number}`,
  table: (number: number) => `Tableau ${number}`,
  names: {
    champions: 'Écrire un champion',
    api: 'L’API de Six Papattes',
    players: 'Des programmes qui jouent',
    contest: 'Les concours',
    teachers: 'Pour qui enseigne',
    commands: 'Les commandes',
    site: 'Le site',
    sandbox: 'Le bac à sable, en anglais',
    scale: 'Combien de machines, en anglais',
    performance: 'Les mesures, en anglais',
    architecture: 'L’architecture, en anglais',
  },
}

const en: typeof fr = {
  title: 'Documentation',
  about: 'The pages one reads beside the code.',
  list: 'Pages of the documentation',
  contents: 'On this page',
  source: 'The source code, in one archive',
  licence: 'The licence',
  code: (number) => `Text ${number}`,
  table: (number) => `Table ${number}`,
  names: {
    champions: 'Writing a champion',
    api: 'API of Six Papattes',
    players: 'Programs that play',
    contest: 'Contests',
    teachers: 'For teachers',
    commands: 'Commands',
    site: 'The site',
    sandbox: 'The sandbox',
    scale: 'How many machines',
    performance: 'Performance',
    architecture: 'Architecture',
  },
}

export const docsTexts = { fr, en }
