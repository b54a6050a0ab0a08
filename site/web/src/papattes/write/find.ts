import type { Language } from '../../language/language'
import type { Api, Named } from './api'

/** What one letter too much or an accent must not hide. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The part of the API in which every word that is asked for occurs: in a name, what is said about it, or a part of it. */
export function find(api: Api, asked: string, language: Language): Api {
  const words = plain(asked)
    .split(/[\s,;()]+/)
    .filter((word) => word !== '')
  const has = (entry: Named, parts: (Named & { type?: string })[] = [], more = '') => {
    const text = plain(
      [entry, ...parts].map((one) => `${one.name} ${one[language]} ${'type' in one ? one.type : ''}`).join(' ') +
        ' ' +
        more,
    )
    return words.every((word) => text.includes(word))
  }
  return {
    constants: api.constants.filter((constant) => has(constant, [], String(constant.value))),
    enums: api.enums.filter((one) => has(one, one.values)),
    structs: api.structs.filter((one) => has(one, one.fields)),
    functions: api.functions.filter((one) => has(one, one.parameters, one.returns)),
  }
}
