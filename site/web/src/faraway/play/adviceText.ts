import type { Catalogue } from '../words.svelte'
import { isRegion } from '../cards/deck'
import type { Advice } from '../rules'

/** The change as an order: what is swapped, replaced, added and dropped. */
export function adviceText(t: Catalogue, advice: Advice): string {
  const parts: string[] = []
  const [one, other] = advice.swapped
  if (one !== undefined && other !== undefined) {
    parts.push(t.advice.swap(one, other))
  }
  for (const regions of [true, false]) {
    const out = advice.out.find((card) => isRegion(card) === regions)
    const by = advice.in.find((card) => isRegion(card) === regions)
    if (out !== undefined && by !== undefined) {
      parts.push(t.advice.replace(out, by))
    } else if (by !== undefined) {
      parts.push(t.advice.add(by))
    } else if (out !== undefined) {
      parts.push(t.advice.drop(out))
    }
  }
  return t.advice.gives(capital(parts.join(t.advice.and)), advice.score)
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
