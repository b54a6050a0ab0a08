import type { Catalogue } from '../words.svelte'
import type { Language } from '../../language/language'
import { moveText } from '../board/labels'
import { asSentence, cardSign, withCardSigns } from '../cards'
import type { Outcome } from '../solve/search.svelte'
import type { Play } from './play.svelte'

/** What the page last had to say, as a sentence. */
export function newsText(t: Catalogue, language: Language, play: Play): string {
  const { news } = play
  switch (news.kind) {
    case 'moved': {
      const cards = news.deposited.map((card) => cardSign(t, card)).join(' ')
      return asSentence(moveText(t, news.move)) + (cards === '' ? '' : ` ${t.table.deposited(cards)}`)
    }
    case 'refused':
      return withCardSigns(t, news.refusal[language])
    case 'foundation':
      return t.table.foundation
    case 'undone':
      return t.table.after(play.position.moves)
    case 'answer': {
      const advice = play.hint ? t.solver.next(moveText(t, play.hint)) : ''
      const goBack = news.outcome.kind === 'lost' && play.position.moves > 0 ? t.solver.goBack : ''
      return `${answerText(t, language, news.outcome)} ${advice}${goBack}`.trim()
    }
    case 'none':
      return play.position.won ? '' : t.table.begin
  }
}

function answerText(t: Catalogue, language: Language, outcome: Outcome): string {
  const positions = outcome.positions.toLocaleString(language)
  switch (outcome.kind) {
    case 'solved':
      return t.solver.solved(outcome.solution.moves.length)
    case 'lost':
      return t.solver.lost(positions)
    case 'undecided':
      return t.solver.undecided(positions)
    case 'stopped':
      return t.solver.stopped(positions)
  }
}
