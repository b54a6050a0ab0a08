import type { Catalogue } from '../../language/catalogue.svelte'
import { isRegion } from '../cards/deck'
import type { Advice } from '../rules'

/** The change as an order: what is swapped, replaced, added and dropped. */
export function adviceText(t: Catalogue, advice: Advice): string {
  const words = t.faraway.advice
  const parts: string[] = []
  const [one, other] = advice.swapped
  if (one !== undefined && other !== undefined) {
    parts.push(words.swap(one, other))
  }
  for (const regions of [true, false]) {
    const out = advice.out.find((card) => isRegion(card) === regions)
    const by = advice.in.find((card) => isRegion(card) === regions)
    if (out !== undefined && by !== undefined) {
      parts.push(words.replace(out, by))
    } else if (by !== undefined) {
      parts.push(words.add(by))
    } else if (out !== undefined) {
      parts.push(words.drop(out))
    }
  }
  return words.gives(capital(parts.join(words.and)), advice.score)
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
