import { GAMES, type Game } from '../src/games.ts'

const WIDTH = 1200
const HEIGHT = 630
const SHELF = 470
/** About how many letters of the text fit a line. */
const LINE = 34

/** The picture that others show beside a link: boxes on a shelf, the name and what it is. The boxes are SVG. */
export function socialSvg(shown: Game | 'home', boxes: string[], title: string, text: string): string {
  const size = shown === 'home' ? 1.42 : 3.1
  const left = shown === 'home' ? 60 : 90
  const drawn = boxes
    .map(
      (box, i) =>
        `<g transform="translate(${left + i * 218 - 14 * size} ${SHELF - 118 * size}) scale(${size})">${box}</g>`,
    )
    .join('')
  const x = shown === 'home' ? 74 : 590
  const lines = wrapped(text, shown === 'home' ? 64 : LINE)
  const top = shown === 'home' ? 150 : 210
  const colour = shown === 'home' ? '#7a4b28' : GAMES[shown].lid
  const words = lines
    .map((line, i) => `<text x="${x}" y="${top + 62 + i * 46}" font-size="33" fill="#5f4938">${escaped(line)}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Atkinson Hyperlegible Next">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f7efdf"/>
    <rect width="${WIDTH}" height="14" fill="${colour}"/>
    ${drawn}
    <rect y="${SHELF}" width="${WIDTH}" height="30" fill="#7a4b28"/>
    <rect y="${SHELF + 30}" width="${WIDTH}" height="10" fill="#5d3719"/>
    <text x="${x}" y="${top}" font-family="Fraunces" font-weight="700" font-size="84" fill="#2b1d14">${escaped(title)}</text>
    ${words}
    <text x="74" y="578" font-family="Fraunces" font-weight="700" font-size="38" fill="#7a4b28">${shown === 'home' ? 'Mémoryx · Patience · Faraway · Caméléon · Six Papattes' : 'Ludothèque'}</text>
  </svg>`
}

/** The icon; where a system cuts it to its own shape, all that counts stays within the inner four fifths. */
export function iconSvg(maskable: boolean): string {
  const inner = maskable ? 'translate(4.5 4.5) scale(0.72)' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" ${maskable ? '' : 'rx="7"'} fill="#6b4226"/>
    <g transform="${inner}">
      <rect x="5" y="8" width="11" height="15" rx="2" fill="#2f5d50" transform="rotate(-8 10 15)"/>
      <rect x="15" y="7" width="11" height="15" rx="2" fill="#fbf5e8" transform="rotate(7 20 14)"/>
      <path d="M20.6 10l1.4 3 3.2.3-2.4 2.2.7 3.2-2.9-1.6-2.8 1.7.6-3.3-2.4-2.1 3.2-.4z" fill="#a63d2f"/>
      <rect x="3" y="25" width="26" height="3" rx="1" fill="#d9a441"/>
    </g>
  </svg>`
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
