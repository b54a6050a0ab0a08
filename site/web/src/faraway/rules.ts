import type { Rules } from 'compiled-rules/faraway'
import { rulesOf } from '../rules/rulesWorker'

export * from 'compiled-rules/faraway'

export const rules = rulesOf<Rules>('faraway')
