declare module 'compiled-rules/loader' {
  export type Exports = Record<string, (...args: (string | number)[]) => string>
  export function load(bytes: ArrayBuffer, options: object): Promise<{ exports: Exports }>
}

declare module 'compiled-rules/cameleon.wasm?url' {
  const address: string
  export default address
}

declare module 'compiled-rules/memoryx.wasm?url' {
  const address: string
  export default address
}

declare module 'compiled-rules/patience.wasm?url' {
  const address: string
  export default address
}

declare module 'compiled-rules/papattes.wasm?url' {
  const address: string
  export default address
}

declare module 'compiled-rules/faraway.wasm?url' {
  const address: string
  export default address
}
