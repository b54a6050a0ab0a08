import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      // What is taken out of a query so that the rest remains.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // Addresses of pages are hashes, which `address.link` writes.
      'svelte/no-navigation-without-resolve': 'off',
      // French typography needs its narrow and unbreakable blanks.
      'no-irregular-whitespace': 'off',
      // A map that is filled and then only read needs no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
)
