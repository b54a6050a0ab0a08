import type { ZipFile } from '../../share/zip'
import type { Kit, Language } from './languages'

/** The files of a kit in a folder of that name, ready to be packed; with the example as its champion when it is wanted. */
export function kitFiles(kit: Kit, language: Language, folder: string, withExample: boolean): ZipFile[] {
  return kit.files.map((file) => ({
    name: `${folder}/${file.name}`,
    content:
      file.name === language.file && withExample ? kit.example : 'text' in file ? file.text : bytesOf(file.base64),
  }))
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
