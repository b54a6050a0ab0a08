/*
 * A record in a link: its lines are joined by `_` and its words by `.`, which browsers leave readable. A dot of the record's
 * own becomes `~`; no record has any `_` or `~`.
 */

export function fold(record: string): string {
  return record
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('.', '~').replace(/\s+/g, '.'))
    .join('_')
}

export function unfold(link: string): string {
  return link.replaceAll('.', ' ').replaceAll('~', '.').replaceAll('_', '\n') + '\n'
}
