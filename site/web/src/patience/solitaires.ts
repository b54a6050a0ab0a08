import { DEALT_AGAIN, KEEPING_BACK, SOLITAIRES, type Solitaire } from './rules'

export { SOLITAIRES, type Solitaire }

export function isSolitaire(name: string | undefined): name is Solitaire {
  return SOLITAIRES.some((solitaire) => solitaire === name)
}

/** Whether full rules add a lift and new deals. */
export function isDealtAgain(solitaire: Solitaire): boolean {
  return DEALT_AGAIN.some((each) => each === solitaire)
}

export function hasFullRules(solitaire: Solitaire): boolean {
  return isDealtAgain(solitaire) || KEEPING_BACK.some((each) => each === solitaire)
}
