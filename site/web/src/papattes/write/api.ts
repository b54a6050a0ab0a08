import told from '../../../../../champions/target/site/api.json'

/*
 * The API of Six Papattes. It is written by the module `champions` when it is built, from the description that the kits and the
 * documentation come from too.
 */

export interface Named {
  name: string
  fr: string
  en: string
}

export interface Member extends Named {
  type: string
}

export interface ApiFunction extends Named {
  kind: 'action' | 'query' | 'display'
  returns: string
  parameters: Member[]
}

export interface Api {
  constants: (Named & { value: number })[]
  enums: (Named & { values: Named[] })[]
  structs: (Named & { fields: Member[] })[]
  functions: ApiFunction[]
}

export const api = told as Api
