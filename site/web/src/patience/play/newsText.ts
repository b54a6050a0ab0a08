import type { Catalogue } from '../words.svelte'
import type { Language } from '../../language/language'
import { sentence } from '../../language/sentence'
import { moveText } from '../board/labels'
import { movesOf } from '../board/targets'
import { asSentence, cardSign } from '../cards'
import { EMPTY_COLUMN, FOUNDATION, REGISTER, type Position } from '../rules'
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
      return `${sentence(news.refusal[language], language)} ${fitsText(t, play.position, news.card)}`.trim()
    case 'stuck':
      return fitsText(t, play.position, news.card)
    case 'occupied':
      return `${t.table.occupied(cardSign(t, news.by))} ${fitsText(t, play.position, news.card)}`
    case 'hinted':
      return play.hint ? t.solver.next(moveText(t, play.hint)) : ''
    case 'foundation':
      return t.table.foundation
    case 'lifting':
      return t.table.lifting
    case 'undone':
      return t.table.after(play.position.moves)
    case 'answer': {
      const advice = play.hint ? t.solver.next(moveText(t, play.hint)) : ''
      const goBack = news.outcome.kind === 'lost' && play.position.moves > 0 ? t.solver.goBack : ''
      return `${answerText(t, news.outcome)} ${advice}${goBack}`.trim()
    }
    case 'none':
      return play.position.won ? '' : t.table.begin(play.position.keepsBack)
  }
}

function answerText(t: Catalogue, outcome: Outcome): string {
  const { positions } = outcome
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

/** Where a card could go instead. */
function fitsText(t: Catalogue, position: Position, card: number): string {
  if (card < 0) {
    return ''
  }
  const places = movesOf(position, card).flatMap(([, to]) => {
    if (to === REGISTER) return [t.table.aRegister]
    if (to === EMPTY_COLUMN) return [t.table.anEmptyColumn]
    if (to === FOUNDATION) return [t.table.theFoundation]
    return to >= 0 ? [cardSign(t, to)] : []
  })
  const sign = cardSign(t, card)
  return places.length === 0 ? t.table.fitsNowhere(sign) : t.table.fits(sign, [...new Set(places)].join(', '))
}
