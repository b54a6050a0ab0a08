import type { Catalogue } from '../words.svelte'
import type { Language } from '../../language/language'
import { typographic } from '../../language/sentence'
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
      return t.play.refused(typographic(news.refusal[language], language))
    case 'undone':
      return t.play.after(position.moves)
    case 'hint':
      return t.play.advice(...news.cell)
    case 'verdict':
      return verdictText(t, news.verdict)
    case 'none':
      return position.over ? '' : t.play.begin
  }
}

function verdictText(t: Catalogue, verdict: Verdict): string {
  const { positions } = verdict
  switch (verdict.kind) {
    case 'won': {
      const won = t.play.won(t.for[verdict.winner], positions)
      return verdict.cell ? `${won} ${t.play.winningCell(...verdict.cell)}` : won
    }
    case 'uncountable':
      return t.play.uncountable
    case 'undecided':
      return t.play.undecided(positions)
    case 'stopped':
      return t.play.stopped(positions)
  }
}
