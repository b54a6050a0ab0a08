import { figure } from './figure'

/** How many, with separators. */
const n = (count: number) => figure('fr', count)
/** The French sentences of the whole site; each game has its own. They give the other catalogue its shape. */
export const fr = {
  site: {
    name: 'Ludothèque',
    motto: 'Des jeux à jouer, à résoudre et à comprendre.',
    skip: 'Aller au contenu',
    languages: 'Langue',
    darkTheme: 'Thème sombre',
    footer: 'Tout se calcule dans votre navigateur : rien n’est envoyé, et le site marche aussi hors ligne.',
    notFound: 'Cette page n’existe pas.',
    backHome: 'Retour à l’accueil',
    failure: 'Quelque chose s’est mal passé :',
    reload: 'Recharger la page',
    noWasmTitle: 'Ce navigateur est trop ancien pour les jeux',
    noWasm:
      'Les règles des jeux tournent en WebAssembly avec ramasse-miettes (WasmGC), que ce navigateur ne connaît pas. Une version récente de Chrome, Edge, Firefox ou Safari convient.',
  },
  time: {
    duration: (minutes: number, seconds: number) =>
      minutes > 0 ? `${n(minutes)} min ${n(seconds)} s` : `${n(seconds)} s`,
  },
  record: {
    copyLink: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'Copie refusée par le navigateur : le lien est dans la barre d’adresse.',
    download: 'Enregistrer la partie',
    badLink: 'Ce lien ne dit aucune partie : il en manque peut-être un morceau.',
    open: 'Ouvrir une partie enregistrée',
    chooseFile: 'Choisir un fichier…',
    mistake: (line: number, column: number, expected: string) => `Ligne ${line}, colonne ${column} : ${expected}.`,
  },
  kept: {
    title: (games: number): string => (games > 1 ? 'Parties en cours' : 'Partie en cours'),
    moves: (count: number) => (count > 1 ? `${n(count)} coups` : `${n(count)} coup`),
    resume: (count: number) => `Reprendre (${count > 1 ? `${n(count)} coups` : `${n(count)} coup`})`,
    forget: 'Oublier',
    older: (games: number) => (games > 1 ? `${n(games)} plus anciennes` : `${n(games)} plus ancienne`),
    full: 'La prochaine partie commencée prendra la place de la plus ancienne.',
    newGame: 'Nouvelle partie',
  },
  ending: {
    again: 'Rejouer',
    share: 'Partager',
  },
  lesson: {
    step: (step: number, steps: number) => `Étape ${step} sur ${n(steps)}`,
    back: 'Étape précédente',
    next: 'Étape suivante',
    again: 'Recommencer',
    wrong: 'Ce n’est pas le coup demandé : recommencez.',
  },
  around: {
    game: 'La partie',
    opening: 'La partie se prépare…',
    menu: 'Menu',
    rules: 'Règles à côté',
    fullScreen: 'Plein écran',
    close: 'Fermer',
  },
  steps: {
    start: 'Début',
    end: 'Fin',
    play: 'Lecture',
    pause: 'Pause',
  },
  home: {
    about:
      'Cinq jeux donnés à programmer dans des cours et des concours français, avec des robots qui expliquent comment ils jouent.',
    shelf: 'Les jeux de l’étagère',
    play: 'Jouer',
  },
  tabs: {
    label: (game: string) => `Pages de ${game}`,
    play: 'Jouer',
    watch: 'Regarder',
    replay: 'Revoir une partie',
    rules: 'Règles',
    how: 'Comment ça marche',
    write: 'Écrire un champion',
    code: 'Le code',
    instances: 'Instances',
    competition: 'Compétition',
    run: 'Une exécution d’un programme',
    daily: 'Le défi du jour',
    statistics: 'Statistiques',
    docs: 'Documentation',
    contest: 'Concours',
  },
}
