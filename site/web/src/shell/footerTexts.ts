const fr = {
  source: 'Code source',
  licence: 'Licence Apache-2.0',
  version: (number: string) => `Version ${number}`,
}

const en: typeof fr = {
  source: 'Source code',
  licence: 'Apache-2.0 licence',
  version: (number) => `Version ${number}`,
}

export const footerTexts = { fr, en }
