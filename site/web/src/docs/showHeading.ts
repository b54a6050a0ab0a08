/** The hash is the address of a page, so a heading is scrolled to by hand; the keyboard goes on from there. */
export function showHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
