/** Hands a file made in the page to the visitor. */
export function download(name: string, content: Blob | string | Uint8Array<ArrayBuffer>, type = 'text/plain'): void {
  const file = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  // Firefox and Safari begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(file), 10_000)
}
