import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Component } from 'svelte'
import { compile } from 'svelte/compiler'
import { render } from 'svelte/server'
import { GAMES, type Game } from '../src/games.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const internals = pathToFileURL(createRequire(import.meta.url).resolve('svelte/internal/server')).href

/** The box of a game as SVG, in a square of 160 by 124: the drawing that stands on the shelf of the home page. */
export async function boxSvg(game: Game): Promise<string> {
  return `
    <path d="M14 14l6-6h128v104l-6 6H14z" fill="${GAMES[game].lid}"/>
    <path d="M14 14l6-6h128l-6 6z" fill="#fff" opacity=".35"/>
    <path d="M142 14l6-6v104l-6 6z" fill="#000" opacity=".35"/>
    <rect x="20" y="20" width="116" height="92" rx="2" fill="none" stroke="#f6dfb5" stroke-width="1.5"/>
    ${render(await drawing(game)).body.replace(/<!--.*?-->/g, '')}`
}

/** Compiles a component as a server would; Node then needs to be told where Svelte is. */
async function drawing(game: Game): Promise<Component> {
  const filename = here(`../src/${game}/Box.svelte`)
  const { js } = compile(readFileSync(filename, 'utf8'), { generate: 'server', filename })
  const made = here(`../../target/boxes/${game}.mjs`)
  mkdirSync(here('../../target/boxes'), { recursive: true })
  writeFileSync(made, js.code.replace(/(['"])svelte\/internal\/server\1/, JSON.stringify(internals)))
  return ((await import(/* @vite-ignore */ pathToFileURL(made).href)) as { default: Component }).default
}
