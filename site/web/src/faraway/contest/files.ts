import type { ZipFile } from '../../share/zip'
import type { Collections, Published } from '../rules'

/** `01`, `02`…, as the command line names them. */
export const numberOf = (index: number) => String(index + 1).padStart(2, '0')

export const pathOf = (list: keyof Collections, index: number) =>
  list === 'extra' ? 'extra.txt' : `${list}/${numberOf(index)}.txt`

/** What a program writes: the tableau, then its score. */
export const solutionOf = ({ best, score }: Published) => `${best}\n${score}\n`

/** All instances, and a best tableau of each, as the folder that `ludo faraway contest` takes. */
export function allFiles(lists: Collections): ZipFile[] {
  const each = (make: (list: keyof Collections, instance: Published, index: number) => ZipFile) =>
    (['known', 'mystery', 'extra'] as const).flatMap((list) =>
      lists[list].map((instance, index) => make(list, instance, index)),
    )
  return [
    ...each((list, { cards }, index) => ({ name: `faraway/${pathOf(list, index)}`, content: `${cards}\n` })),
    ...each((list, instance, index) => ({
      name: `faraway/teams/optimum/${pathOf(list, index)}`,
      content: solutionOf(instance),
    })),
  ]
}
