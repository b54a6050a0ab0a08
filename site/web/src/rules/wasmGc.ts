/** An empty module but for one empty struct type: only a browser with WebAssembly's garbage collection accepts it. */
const ONE_STRUCT = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0])

export function hasWasmGc(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(ONE_STRUCT)
}
