import './fonts.css'
import './style.css'
import { loadRoom, roomOf } from './rooms'

// The page that the address names comes beside what all pages share, instead of after it. `route.ts` reads the address in full.
const [, page = ''] = /^#\/?(?:(?:fr|en)(?:\/|$))?([\w/]*)/.exec(location.hash) ?? []
loadRoom(roomOf(page.replace(/\/$/, '')))?.catch(() => {
  // The site asks for it again, and says why it does not come.
})
void import('./site')
