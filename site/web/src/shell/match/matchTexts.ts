const fr = {
  players: 'Qui joue',
  playing: 'Cette partie se joue encore.',
  lost: (name: string, cause: string) => `${name} perd par forfait${cause}.`,
  causes: {
    timeout: ' : trop lent',
    crashed: ' : le programme s’est arrêté',
    memory: ' : trop de mémoire',
    illegal: ' : un coup interdit',
    protocol: ' : une réponse hors du protocole',
  },
  why: (sentence: string) => `Votre programme ${sentence}.`,
  said: 'Ce que votre programme a écrit',
  missing: 'Cette partie n’existe pas, ou ne se montre pas à vous.',
}

const en: typeof fr = {
  players: 'Who plays',
  playing: 'This game is still being played.',
  lost: (name, cause) => `${name} loses by forfeit${cause}.`,
  causes: {
    timeout: ': too slow',
    crashed: ': the program ended',
    memory: ': too much memory',
    illegal: ': a move that is not allowed',
    protocol: ': an answer out of the protocol',
  },
  why: (sentence) => `Your program ${sentence}.`,
  said: 'What your program wrote',
  missing: 'There is no such game, or it is not shown to you.',
}

export const matchTexts = { fr, en }
