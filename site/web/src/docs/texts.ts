const fr = {
  title: 'Documentation',
  about: 'Les pages que l’on lit à côté du code, en anglais pour la plupart.',
  list: 'Pages de la documentation',
  source: 'Le code source, en une archive',
  licence: 'La licence',
  code: (number: number) => `Texte ${number}`,
  table: (number: number) => `Tableau ${number}`,
  names: {
    'champions.md': 'Champions, en anglais',
    'champions.fr.md': 'Écrire un champion',
    'papattes-api.en.md': 'API de Six Papattes, en anglais',
    'papattes-api.fr.md': 'API de Six Papattes',
    'sandbox.md': 'Le bac à sable',
    'commands.md': 'Les commandes',
    'site.md': 'Le site, en anglais',
    'site.fr.md': 'Le site, pour qui joue',
    'architecture.md': 'Architecture',
  },
}

const en: typeof fr = {
  title: 'Documentation',
  about: 'The pages one reads beside the code.',
  list: 'Pages of the documentation',
  source: 'The source code, in one archive',
  licence: 'The licence',
  code: (number) => `Text ${number}`,
  table: (number) => `Table ${number}`,
  names: {
    'champions.md': 'Writing a champion',
    'champions.fr.md': 'Champions, in French',
    'papattes-api.en.md': 'API of Six Papattes',
    'papattes-api.fr.md': 'API of Six Papattes, in French',
    'sandbox.md': 'The sandbox',
    'commands.md': 'Commands',
    'site.md': 'The site',
    'site.fr.md': 'The site for players, in French',
    'architecture.md': 'Architecture',
  },
}

export const docsTexts = { fr, en }
