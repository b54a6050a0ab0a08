declare module 'compiled-rules/loader' {
  /** Every game's module has one function, which is asked with the name of a function of the rules. */
  export interface Exports {
    ask(name: string, args: string[]): string
  }
  export function load(bytes: ArrayBuffer, options: object): Promise<{ exports: Exports }>
}

declare module 'compiled-rules/modules' {
  /** Where each game's WebAssembly is, by the game's name. */
  const addresses: Record<string, string>
  export default addresses
}
