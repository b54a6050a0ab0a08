import type { Catalogue } from '../../language/catalogue.svelte'
import type { Language } from '../../language/language'
import type { Verdict } from '../solve/solver.svelte'
import type { Play } from './play.svelte'
import { stepsText } from './stepsText'

/** What the page last had to say, as sentences. */
export function newsText(t: Catalogue, language: Language, play: Play): string {
  const { news, position } = play
  switch (news.kind) {
    case 'moved':
      return news.moves.flatMap((steps) => stepsText(t, steps)).join(' ')
    case 'refused':
      return t.cameleonPlay.refused(news.refusal[language])
    case 'undone':
      return t.cameleonPlay.after(position.moves)
    case 'hint':
      return t.cameleonPlay.advice(...news.cell)
    case 'verdict':
      return verdictText(t, language, news.verdict)
    case 'none':
      return position.over ? '' : t.cameleonPlay.begin
  }
}

function verdictText(t: Catalogue, language: Language, verdict: Verdict): string {
  const positions = verdict.positions.toLocaleString(language)
  switch (verdict.kind) {
    case 'won': {
      const won = t.cameleonPlay.won(t.cameleonFor[verdict.winner], positions)
      return verdict.cell ? `${won} ${t.cameleonPlay.winningCell(...verdict.cell)}` : won
    }
    case 'uncountable':
      return t.cameleonPlay.uncountable
    case 'undecided':
      return t.cameleonPlay.undecided(positions)
    case 'stopped':
      return t.cameleonPlay.stopped(positions)
  }
}
