import type { Catalogue } from '../words.svelte'
import type { Recollection } from '../rules'

/** What a bot has in its head about one place. */
export interface Hint {
  /** 0 when no card is remembered. */
  card: number
  sure: boolean
  jokerPercent: number
}

export function hintAt(recollection: Recollection | undefined, place: number): Hint | undefined {
  if (!recollection) {
    return undefined
  }
  return {
    card: recollection.cards[place] ?? 0,
    sure: recollection.sure[place] ?? false,
    jokerPercent: recollection.jokerPercent[place] ?? 0,
  }
}

export function hintText(t: Catalogue, hint: Hint): string {
  const parts: string[] = []
  if (hint.card > 0) {
    parts.push(hint.sure ? t.board.remembered(hint.card) : t.board.rememberedUnsure(hint.card))
  }
  if (hint.jokerPercent > 0) {
    parts.push(t.board.jokerPercent(hint.jokerPercent))
  }
  return parts.join(', ')
}
