export type Elapsed = () => number

/** A stopwatch that started some seconds ago; it tells whole seconds. */
export function elapsed(secondsBefore: number): Elapsed {
  const started = performance.now()
  return () => secondsBefore + Math.round((performance.now() - started) / 1000)
}
