const fr = {
  served:
    'Les jeux se calculent dans votre navigateur, et rien n’en est envoyé ; ce serveur ne garde que ce que vous confiez à ses concours.',
  source: 'Code source',
  licence: 'Licence Apache-2.0',
  version: (number: string) => `Version ${number}`,
}

const en: typeof fr = {
  served:
    'The games are computed in your browser, and nothing of them is sent; this server keeps only what you hand in to its contests.',
  source: 'Source code',
  licence: 'Apache-2.0 licence',
  version: (number) => `Version ${number}`,
}

export const footerTexts = { fr, en }
