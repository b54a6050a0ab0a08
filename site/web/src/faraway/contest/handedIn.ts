import { unzip, type Unpacked } from '../../share/unzip'

/*
 * Files of a competition, however they come: a contest's folder, teams' folders, archives of either. Their paths tell what they are:
 *
 *   known/01.txt, mystery/01.txt, extra.txt               instances, where there is a folder `teams` beside them
 *   teams/ada/known/01.txt, ada/mystery/01.txt, ada.zip   what a team handed in
 */

export const LISTS = ['known', 'mystery', 'extra'] as const
export type List = (typeof LISTS)[number]
export type Texts = Record<List, Map<string, string>>

export interface HandedIn {
  /** Empty when the files hold no instances: then ours are meant. */
  instances: Texts
  teams: Map<string, Texts>
  /** Files of which nothing could be made. */
  ignored: string[]
}

const MOST = { files: 4096, bytes: 1 << 16 }
const MOST_ARCHIVE = 8 << 20
const noTexts = (): Texts => ({ known: new Map(), mystery: new Map(), extra: new Map() })

/** What a Mac puts into its archives beside the files, and hidden files. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/

/** The list and number that a path ends with: `known/01.txt`, `extra.txt`. */
const PLACE = /^(?:(.*)\/)?(?:(known|mystery)\/([^/]+)|(extra))\.txt$/

export function sort(files: Unpacked[]): HandedIn {
  const sorted: HandedIn = { instances: noTexts(), teams: new Map(), ignored: [] }
  const seen = files.filter(({ name }) => !HIDDEN.test(name))
  const whole = seen.some(({ name }) => /(^|\/)teams\//.test(name))
  for (const { name, text } of seen) {
    const [, before = '', list, number, extra] = PLACE.exec(name) ?? []
    const place = (list ?? extra) as List | undefined
    const team = (whole ? /(?:^|\/)teams\/([^/]+)$/.exec(before)?.[1] : before.split('/').at(-1)) ?? ''
    if (place === undefined || (!whole && team === '')) {
      sorted.ignored.push(name)
    } else if (whole && team === '') {
      sorted.instances[place].set(number ?? 'extra', text)
    } else {
      const texts = sorted.teams.get(team) ?? noTexts()
      texts[place].set(number ?? 'extra', text)
      sorted.teams.set(team, texts)
    }
  }
  return sorted
}

/** What teams handed in for instances that there are not: a file is known by the very name of its instance. */
export const unknownAnswers = (teams: HandedIn['teams'], keys: Record<List, string[]>) =>
  [...teams].flatMap(([team, texts]) =>
    LISTS.flatMap((list) =>
      [...texts[list].keys()]
        .filter((key) => !keys[list].includes(key))
        .map((key) => (list === 'extra' ? `${team}/extra.txt` : `${team}/${list}/${key}.txt`)),
    ),
  )

/** Reads what was dropped or chosen; an archive stands for a folder of its name unless it has folders of its own. */
export async function readFiles(files: { path: string; file: File }[]): Promise<HandedIn> {
  const read: Unpacked[] = []
  const ignored: string[] = []
  for (const { path, file } of files.slice(0, MOST.files)) {
    if (/\.zip$/i.test(file.name)) {
      const inside = file.size > MOST_ARCHIVE ? undefined : await unzip(new Uint8Array(await file.arrayBuffer()), MOST)
      const folder = path.replace(/\.zip$/i, '')
      inside?.forEach(({ name, text }) =>
        read.push({ name: /^(known|mystery|extra)\b/.test(name) ? `${folder}/${name}` : name, text }),
      )
      if (!inside) {
        ignored.push(path)
      }
    } else if (file.size <= MOST.bytes && /\.txt$/i.test(file.name)) {
      read.push({ name: path, text: await file.text() })
    } else {
      ignored.push(path)
    }
  }
  const sorted = sort(read)
  return { ...sorted, ignored: [...ignored, ...sorted.ignored] }
}

/** All files that were dropped, those in folders too, with their paths. */
export async function droppedFiles(items: DataTransferItemList): Promise<{ path: string; file: File }[]> {
  // The list is only there until the first pause.
  const entries = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const found: { path: string; file: File }[] = []
  const walk = async (entry: FileSystemEntry, folder: string): Promise<void> => {
    const path = folder + entry.name
    if (found.length > MOST.files || entry.name.startsWith('.')) {
      return
    }
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
      found.push({ path, file })
    } else {
      const reader = (entry as FileSystemDirectoryEntry).createReader()
      // A reader gives a part at a time, and nothing at the end.
      for (;;) {
        const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
        if (part.length === 0) {
          break
        }
        for (const inside of part) {
          await walk(inside, `${path}/`)
        }
      }
    }
  }
  for (const { entry, file } of entries) {
    if (entry) {
      await walk(entry, '')
    } else if (file) {
      found.push({ path: file.name, file })
    }
  }
  return found
}
