import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { offline } from './build/offline.ts'
import { preloaded } from './build/preloaded.ts'
import { compiledRules } from './build/compiledRules.ts'
import { compressed } from './build/compressed.ts'
import { socialPages } from './build/socialPages.ts'
import { sourceArchive } from './build/sourceArchive.ts'
import { fonts } from './build/fonts.ts'
import about from './package.json' with { type: 'json' }

export default defineConfig({
  // Relative addresses, so that the built folder works under any path of any web server.
  base: './',
  plugins: [svelte(), compiledRules(), fonts(), preloaded(), sourceArchive(), socialPages(), offline(), compressed()],
  define: { SITE_VERSION: JSON.stringify(about.version) },
  worker: {
    format: 'es',
    plugins: () => [compiledRules()],
    // The loader would use it under Node; a browser never comes there.
    rolldownOptions: { external: ['node:fs/promises'] },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The page's content security policy allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Two files, not ten small ones that a first visit would wait for one after the other: what finds a page, and what all pages share.
            {
              name: 'rooms',
              test: /src\/rooms\.ts$|preload-helper|rolldown.runtime/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'site', test: /src\/site\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  // No test is decided by how busy the machine is.
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 },
})
