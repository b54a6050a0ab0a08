import type { PlayableGame } from '../shell/route'

/** The colour of each game's box. */
export const lids: Record<PlayableGame, string> = {
  memoryx: '#2f5d50',
  patience: '#274b73',
  faraway: '#8a5a1c',
  cameleon: '#7b3357',
  papattes: '#9a3324',
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (cell) =>
      `<rect x="${50 + (cell % 3) * 20}" y="${36 + Math.floor(cell / 3) * 20}" width="18" height="18" rx="3" fill="${
        [0, 1, 4, 6, 7].includes(cell) ? '#f08a7a' : '#9cc4f0'
      }"/>`,
  )
  .join('')

const cards = [0, 1, 2, 3]
  .map((card) => `<rect x="${36 + card * 20}" y="${32 + card * 6}" width="30" height="44" rx="4" fill="#fffaf0" stroke="#274b73"/>`)
  .join('')

/** What is painted on each box, as SVG in a square of 160 by 124; the site's pictures elsewhere show it too. */
export const motifs: Record<PlayableGame, string> = {
  memoryx: `
    <rect x="34" y="38" width="38" height="54" rx="5" fill="#a8432f" stroke="#fff4e0" stroke-width="3" transform="rotate(-9 53 65)"/>
    <text x="51" y="74" font-size="24" font-weight="700" text-anchor="middle" fill="#fff4e0" transform="rotate(-9 53 65)">?</text>
    <rect x="84" y="36" width="38" height="54" rx="5" fill="#fffaf0" transform="rotate(8 103 63)"/>
    <path d="M88 62q2-16 15-16t15 16q-8-5-15 4-7-9-15-4z" fill="#a63d2f" transform="rotate(8 103 63)"/>
    <circle cx="88" cy="66" r="3.5" fill="#d9a441"/><circle cx="117" cy="70" r="3.5" fill="#d9a441"/>`,
  patience: `${cards}
    <path d="M111 62c-6 6-9 9-9 12a4 4 0 007 2l-1 5h6l-1-5a4 4 0 007-2c0-3-3-6-9-12z" fill="#2b1d14"/>`,
  faraway: `
    <path d="M24 96l30-46 18 26 14-18 30 38z" fill="#f6dfb5"/>
    <circle cx="112" cy="42" r="11" fill="#f4c95d"/>
    <path d="M30 104q30-16 52-6t48-4" fill="none" stroke="#fff4e0" stroke-width="3" stroke-dasharray="6 5"/>`,
  cameleon: cells,
  papattes: `
    <ellipse cx="78" cy="78" rx="20" ry="15" fill="#fff4e0"/>
    <circle cx="52" cy="62" r="8" fill="#fff4e0"/><circle cx="68" cy="48" r="9" fill="#fff4e0"/>
    <circle cx="89" cy="48" r="9" fill="#fff4e0"/><circle cx="105" cy="62" r="8" fill="#fff4e0"/>`,
}

/** A whole box, standing. */
export function boxSvg(game: PlayableGame): string {
  return `
    <path d="M14 14l6-6h128v104l-6 6H14z" fill="${lids[game]}"/>
    <path d="M14 14l6-6h128l-6 6z" fill="#fff" opacity=".35"/>
    <path d="M142 14l6-6v104l-6 6z" fill="#000" opacity=".35"/>
    <rect x="20" y="20" width="116" height="92" rx="2" fill="none" stroke="#f6dfb5" stroke-width="1.5"/>
    ${motifs[game]}`
}
