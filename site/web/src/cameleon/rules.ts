import type { Rules } from 'compiled-rules/cameleon'
import { rulesOf } from '../rules/rulesWorker'

export * from 'compiled-rules/cameleon'

export const rules = rulesOf<Rules>('cameleon')
