import { address } from '../../shell/address.svelte'

/**
 * A link to what is seen. What its sender asked and handed in, and for which day, is the sender's: whoever follows it has had no help yet, and
 * handed in nothing.
 */
export function sharedLink(): string {
  const { helps, compared, daily, ...query } = address.route.query
  return new URL(address.link('faraway/play', query), location.href).href
}
