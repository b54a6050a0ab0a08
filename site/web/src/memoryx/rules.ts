import type { Rules } from 'compiled-rules/memoryx'
import { rulesOf } from '../rules/rulesWorker'

export * from 'compiled-rules/memoryx'

export const rules = rulesOf<Rules>('memoryx')
