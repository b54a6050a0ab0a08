import { address } from '../../shell/address.svelte'
import type { Query } from '../../shell/route'
import { rules, type Mistake } from '../rules'
import { pack, through } from './packed'

const GZIP = [0x1f, 0x8b]
/** In bytes: a small archive may hold very much of the same. */
const MOST_UNPACKED = 64_000_000

/** A tournament packs its records. A file that is damaged is no record, which whoever reads the text will tell. */
async function text(file: File): Promise<string> {
  const beginning = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer())
  if (!GZIP.every((byte, place) => beginning[place] === byte)) {
    return file.text()
  }
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'))
  return through(unpacked, MOST_UNPACKED).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => '',
  )
}

/** A record that is too long for an address: the page keeps the last one opened, and the address its name only. */
class RecordFile {
  name = $state<string>()
  text = $state.raw('')
  /** How many were opened: two files may have one name. */
  opened = $state(0)
  mistake = $state.raw<Mistake>()

  async open(file: File): Promise<void> {
    await this.show(file.name, await text(file))
  }

  /** Shows a record in the viewer, or why it cannot be read; `moment` is what else the address tells. */
  async show(name: string, text: string, moment: Query = {}): Promise<void> {
    const answer = await rules.check(text)
    this.mistake = 'mistake' in answer ? (answer.mistake as Mistake) : undefined
    if (!this.mistake) {
      const record = await pack(text)
      this.name = name
      this.text = text
      this.opened++
      address.go('papattes/watch', { ...(record === undefined ? { file: name } : { record }), ...moment })
    }
  }
}

export const recordFile = new RecordFile()
