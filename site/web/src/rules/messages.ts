/** One question to the rules, numbered so that its reply finds it. */
export interface Question {
  id: number
  name: string
  args: string[]
}

export type Reply = { id: number; json: string } | { id: number; failure: string }
