import type { Catalogue } from '../words.svelte'

/*
 * An entry of a record is a line such as `se_deplacer 3 4 3 5`, `refus PLUS_DE_PM manger 3 4` or `annuler`.
 */

export interface Entry {
  name: keyof Catalogue['calls']
  /** Columns and lines, and what else a call takes. */
  numbers: number[]
  refusal: keyof Catalogue['errors'] | undefined
}

export function readEntry(line: string): Entry {
  const words = line.split(' ')
  const refusal = words[0] === 'refus' ? (words.splice(0, 2)[1] as Entry['refusal']) : undefined
  return { name: words[0] as Entry['name'], numbers: words.slice(1).map(Number), refusal }
}

/** An entry as a sentence; a refused one is said by its reason, too. */
export function entryText(t: Catalogue, line: string): string {
  const { name, numbers, refusal } = readEntry(line)
  const done = (t.calls[name] as (...numbers: number[]) => string)(...numbers)
  return refusal ? t.watch.refused(done, t.errors[refusal]) : done
}
