const MINUTE = 60_000

/** A moment as a field for dates shows it, in the visitor's own time; empty for none. */
export function fieldOf(moment: number | null): string {
  if (moment === null) return ''
  const local = moment - new Date(moment).getTimezoneOffset() * MINUTE
  return new Date(local).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length)
}

/** The moment that such a field names, or null. */
export const dateOf = (field: string): number | null => (field === '' ? null : new Date(field).getTime())
