import type { SiteWords } from './catalogue.svelte'

export function duration(t: SiteWords, seconds: number): string {
  return t.time.duration(Math.floor(seconds / 60), seconds % 60)
}
