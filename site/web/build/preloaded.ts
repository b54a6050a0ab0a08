import type { Plugin } from 'vite'

/** The fonts of what is seen first; the others can wait until a page asks for them. */
const FIRST = /(atkinson-hyperlegible-next-latin-wght-normal|fraunces-latin-wght-normal).*\.woff2$/

/** Lets the browser fetch these fonts beside the scripts, instead of after them. */
export function preloaded(): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
