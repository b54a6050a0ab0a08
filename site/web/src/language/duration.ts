import type { Catalogue } from './catalogue.svelte'

export function duration(t: Catalogue, seconds: number): string {
  return t.time.duration(Math.floor(seconds / 60), seconds % 60)
}
