import type { Plugin, Rolldown } from 'vite'

/** The fonts of what is seen first; the others can wait until a page asks for them. */
const FIRST = /(atkinson-(?!italic)|fraunces-).*\.woff2$/

/** What all pages share. */
const SHARED = /\/src\/site\.ts$/

/** Lets the browser fetch what all pages share, and these fonts, as soon as it knows of the page, instead of one after the other. */
export function preloaded(): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const links = (rel: string, names: Iterable<string>, more = {}) =>
          [...names]
            .filter((name) => !html.includes(name))
            .map((name) => ({
              tag: 'link',
              attrs: { rel, href: `./${name}`, crossorigin: '', ...more },
              injectTo: 'head' as const,
            }))
        const shared = sharedChunks(bundle)
        const styles = new Set(shared.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        const fonts = Object.keys(bundle).filter((name) => FIRST.test(name))
        return [
          ...links('stylesheet', styles),
          ...links(
            'modulepreload',
            shared.map(({ fileName }) => fileName),
          ),
          ...links('preload', fonts, { as: 'font', type: 'font/woff2' }),
        ]
      },
    },
  }
}

/** The chunk of what all pages share, and all that it imports. */
function sharedChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk' && !found.has(chunk)) {
      found.add(chunk)
      chunk.imports.forEach(add)
    }
  }
  Object.keys(bundle)
    .filter((name) => {
      const file = bundle[name]!
      return file.type === 'chunk' && file.moduleIds.some((id) => SHARED.test(id))
    })
    .forEach(add)
  return [...found]
}
