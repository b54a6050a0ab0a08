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
    noWasmTitle: 'Ce navigateur est trop ancien pour les jeux',
    noWasm:
      'Les règles des jeux tournent en WebAssembly avec ramasse-miettes (WasmGC), que ce navigateur ne connaît pas. Une version récente de Chrome, Edge, Firefox ou Safari convient.',
  },
  time: {
    duration: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`),
  },
  record: {
    copyLink: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'Copie refusée par le navigateur : le lien est dans la barre d’adresse.',
    download: 'Enregistrer la partie',
    open: 'Ouvrir une partie enregistrée',
    chooseFile: 'Choisir un fichier…',
    mistake: (line: number, column: number, expected: string) => `Ligne ${line}, colonne ${column} : ${expected}.`,
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
    daily: 'Le défi du jour',
    statistics: 'Statistiques',
    docs: 'Documentation',
    contest: 'Concours',
  },
}
