import type { Rules } from 'compiled-rules/patience'
import { rulesOf } from '../rules/rulesWorker'

export * from 'compiled-rules/patience'

export const rules = rulesOf<Rules>('patience')
/** Searches have threads of their own, which start with the first search. */
export const solverRules = rulesOf<Rules>('patience')
export const evaluationRules = rulesOf<Rules>('patience')
