/** One call of a function of the rules, numbered so that its reply finds it. */
export interface Call {
  id: number
  name: string
  args: (string | number)[]
}

export type Reply = { id: number; json: string } | { id: number; failure: string }
