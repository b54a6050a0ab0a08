import { sharedLink } from '../../share/sharedLink'
import { address } from '../../shell/address.svelte'

/** A link to what is seen. Whoever follows it has had no help yet, and handed in nothing. */
export function tableauLink(): string {
  const { helps, compared, ...query } = address.route.query
  return sharedLink(query)
}
