const fr = {
  title: 'Partager',
  send: 'Envoyer…',
  copyLink: 'Copier le lien',
  copyText: 'Copier le texte',
  picture: 'Image (PNG)',
  gif: 'Film (GIF)',
  webm: 'Film (WebM)',
  stop: 'Arrêter',
  linkCopied: 'Lien copié.',
  textCopied: 'Texte copié.',
  notCopied: 'Le navigateur a refusé de copier. Voici le texte :',
  making: (percent: number) => `Le film se fait : ${percent} %`,
  made: (name: string) => `${name} est enregistré.`,
  stopped: 'Arrêté : rien n’est enregistré.',
  failed: (why: string) => `Cela n’a pas marché : ${why}`,
}

const en: typeof fr = {
  title: 'Share',
  send: 'Send…',
  copyLink: 'Copy the link',
  copyText: 'Copy the text',
  picture: 'Picture (PNG)',
  gif: 'Film (GIF)',
  webm: 'Film (WebM)',
  stop: 'Stop',
  linkCopied: 'Link copied.',
  textCopied: 'Text copied.',
  notCopied: 'The browser refused to copy. Here is the text:',
  making: (percent) => `The film is being made: ${percent}%`,
  made: (name) => `${name} is saved.`,
  stopped: 'Stopped: nothing is saved.',
  failed: (why) => `It did not work: ${why}`,
}

export const shareTexts = { fr, en }
