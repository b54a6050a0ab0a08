import { address } from '../shell/address.svelte'
import { formatRoute, type Page, type Query } from '../shell/route'

/**
 * A link to send: to the page that the build puts under each route, which shows messengers its title and picture and goes on to what is
 * seen here. The challenge of a day is its sender's own.
 */
export function sharedLink(query: Query = address.route.query, page: Page | undefined = address.route.page): string {
  const { daily, ...seen } = query
  const [path, told] = formatRoute({ ...address.route, page, query: seen })
    .slice('#/'.length)
    .split('?')
  return new URL(`${path}/${told === undefined ? '' : `#${told}`}`, document.baseURI).href
}
