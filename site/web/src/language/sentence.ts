/** What the rules say, as typography wants it: they write plain apostrophes. */
export const typographic = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

/** What the rules say by itself: with a capital letter and a full stop. */
export function sentence(text: string): string {
  const typeset = typographic(text)
  const whole = /[.!?…]$/.test(typeset) ? typeset : `${typeset}.`
  return whole.charAt(0).toLocaleUpperCase() + whole.slice(1)
}
