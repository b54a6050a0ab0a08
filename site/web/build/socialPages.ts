import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { en } from '../src/language/en.ts'
import { fr } from '../src/language/fr.ts'
import { GAME_NAMES, GAMES } from '../src/games.ts'
import { PAGES, placeOf, tabOf, type Page } from '../src/shell/route.ts'
import { boxSvg } from './boxes.ts'
import { iconSvg, socialSvg } from './drawings.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const fonts = '../node_modules/@fontsource-variable/'
const LANGUAGES = { fr, en }

/**
 * Where the site will be, such as `https://games.example`: what reads Open Graph wants whole addresses. Without it they are relative,
 * which some understand.
 */
const ADDRESS = process.env.LUDOTHEQUE_ADDRESS?.replace(/\/?$/, '/')

/**
 * Emits what others show of the site: under each route a small page that tells its title, text and picture and goes on to the route
 * behind the hash (`onward.js`); the pictures; the icons and the web manifest.
 */
export function socialPages(): Plugin {
  return {
    name: 'social-pages',
    apply: 'build',
    async generateBundle() {
      const font = await fontFiles()
      const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })
      for (const language of ['fr', 'en'] as const) {
        const t = LANGUAGES[language]
        const boxes = await Promise.all(GAME_NAMES.map(boxSvg))
        emit(`social/${language}-home.png`, png(socialSvg('home', boxes, t.site.name, t.site.motto), 1200, font))
        for (const [i, game] of GAME_NAMES.entries()) {
          const { name, about } = GAMES[game].words[language]
          emit(`social/${language}-${game}.png`, png(socialSvg(game, [boxes[i]!], name, about), 1200, font))
        }
        for (const page of PAGES) {
          emit(`${language}${page === '' ? '' : `/${page}`}/index.html`, html(language, page))
        }
        for (const game of GAME_NAMES) {
          emit(`${language}/${game}/index.html`, html(language, `${game}/play`, game))
        }
      }
      emit('onward.js', readFileSync(here('onward.js')))
      emit('icon-192.png', png(iconSvg(false), 192, font))
      emit('icon-512.png', png(iconSvg(false), 512, font))
      emit('icon-maskable-512.png', png(iconSvg(true), 512, font))
      emit('apple-touch-icon.png', png(iconSvg(true), 180, font))
      emit('manifest.webmanifest', JSON.stringify(manifest(), null, 1))
    },
  }
}

/** The renderer reads no woff2 and no axes of a font, so both are made plain first. */
async function fontFiles(): Promise<string[]> {
  const letters = [
    ...new Set(JSON.stringify([GAME_NAMES.map((game) => GAMES[game].words), fr.site, en.site]) + '’…·éèàçœ!?:;,.-'),
  ].join('')
  const cut = async (file: string, wght: number) => {
    const made = here(`../../target/${wght}.ttf`)
    const font = await subsetFont(readFileSync(here(fonts + file)), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
    mkdirSync(dirname(made), { recursive: true })
    writeFileSync(made, font)
    return made
  }
  return Promise.all([
    cut('fraunces/files/fraunces-latin-wght-normal.woff2', 700),
    cut('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2', 500),
  ])
}

function png(svg: string, width: number, fontFiles: string[]): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles },
  })
  return drawn.render().asPng()
}

function html(language: 'fr' | 'en', page: Page, path: string = page): string {
  const t = LANGUAGES[language]
  const other = language === 'fr' ? 'en' : 'fr'
  const place = placeOf(page)
  const own = place && GAMES[place.game].words[language]
  const tab = t.tabs[tabOf(page) as Exclude<keyof typeof t.tabs, 'label'>]
  const title = own ? `${own.name} · ${tab}` : page === '' ? t.site.name : `${tab} · ${t.site.name}`
  const text = own ? own.about : t.site.motto
  const up = '../'.repeat(path === '' ? 1 : path.split('/').length + 1)
  const picture = `${ADDRESS ?? up}social/${language}-${place?.game ?? 'home'}.png`
  const target = `${up}#/${language}${page === '' ? '' : `/${page}`}`
  const meta = (name: string, content: string, key = 'property') =>
    `    <meta ${key}="${name}" content="${escaped(content)}" />`
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
${[
  meta('description', text, 'name'),
  meta('og:type', 'website'),
  meta('og:site_name', t.site.name),
  meta('og:title', title),
  meta('og:description', text),
  meta('og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'),
  meta('og:image', picture),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('og:image:alt', `${own ? own.name : t.site.name} : ${text}`),
  ...(ADDRESS ? [meta('og:url', `${ADDRESS}${language}${path === '' ? '' : `/${path}`}/`)] : []),
  meta('twitter:card', 'summary_large_image', 'name'),
].join('\n')}
    <link rel="alternate" hreflang="${other}" href="${up}${other}${path === '' ? '' : `/${path}`}/" />
    <script src="${up}onward.js"></script>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    <p>${escaped(text)}</p>
    <p><a href="${target}">${escaped(t.home.play)}</a></p>
  </body>
</html>
`
}

function manifest(): object {
  const icon = (src: string, sizes: string, purpose: string) => ({ src: `./${src}`, sizes, type: 'image/png', purpose })
  return {
    name: fr.site.name,
    short_name: fr.site.name,
    description: `${fr.site.motto} ${en.site.motto}`,
    lang: 'fr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f7efdf',
    theme_color: '#6b4226',
    categories: ['games', 'education'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
