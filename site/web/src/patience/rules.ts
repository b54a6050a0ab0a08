import type { Rules } from 'compiled-rules/patience'
import { rulesOf } from '../rules/rulesWorker'

export * from 'compiled-rules/patience'

export const rules = rulesOf<Rules>('patience')
