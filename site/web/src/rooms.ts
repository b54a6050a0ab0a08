import type { Component } from 'svelte'

export type Pages = Component<{ tab: string }>

/**
 * What is loaded when its pages are opened: nobody waits for games that they do not play, nor for a board on a page that has a
 * `Page.svelte` of its own, such as `papattes/write`.
 */
const ofGames = import.meta.glob<Pages>(['./*/Pages.svelte', './*/*/Page.svelte'], { import: 'default' })
const ofTheSite: Record<string, () => Promise<Component>> = {
  daily: async () => (await import('./daily/DailyPage.svelte')).default,
  statistics: async () => (await import('./stats/StatsPage.svelte')).default,
  docs: async () => (await import('./docs/DocsPage.svelte')).default,
  contest: async () => (await import('./contest/ContestPages.svelte')).default,
}

/** What a page is loaded with: itself, its game or its part of the site. */
export const roomOf = (page: string): string => (`./${page}/Page.svelte` in ofGames ? page : page.split('/')[0]!)

/** The pages of a room; undefined for the home page and where there is nothing. */
export const loadRoom = (room: string) =>
  (ofGames[`./${room}/Page.svelte`] ?? ofGames[`./${room}/Pages.svelte`] ?? ofTheSite[room])?.() as
    Promise<Pages> | undefined
