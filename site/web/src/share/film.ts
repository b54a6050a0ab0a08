import { GifWriter } from './gif'
import { choosePalette } from './palette'

/** A replay to be shown elsewhere: `draw` paints frame `index` on the canvas it is given, whatever was there before. */
export interface Film {
  width: number
  height: number
  frames: number
  /** How long a frame is shown, in milliseconds. The last one stays longer, so that the ending can be read. */
  delay: number
  draw(brush: CanvasRenderingContext2D, index: number): void | Promise<void>
}

/** Tells how much is done, from 0 to 1; throw in it, or abort the signal, to stop. */
export type Progress = (done: number) => void

const LAST_STAYS = 3
/** The palette is chosen from this many frames, spread over the film: colours seldom appear only once. */
const SAMPLES = 12

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png')
  })
}

/** One picture of a film, as a PNG. */
export async function pictureOf(film: Film, index: number): Promise<Blob> {
  const canvas = canvasFor(film)
  await film.draw(brushOf(canvas), index)
  return pngOf(canvas)
}

export async function gifOf(film: Film, progress: Progress = () => {}, signal?: AbortSignal): Promise<Blob> {
  const brush = brushOf(canvasFor(film))
  const picture = async (index: number) => {
    await film.draw(brush, index)
    return brush.getImageData(0, 0, film.width, film.height)
  }
  const samples: Uint8ClampedArray[] = []
  const step = Math.max(1, (film.frames - 1) / (SAMPLES - 1))
  for (let at = 0; at < film.frames; at += step) {
    samples.push((await picture(Math.round(at))).data)
  }
  const gif = new GifWriter(film.width, film.height, choosePalette(samples))
  for (let index = 0; index < film.frames; index++) {
    signal?.throwIfAborted()
    gif.add(await picture(index), index === film.frames - 1 ? film.delay * LAST_STAYS : film.delay)
    progress((index + 1) / film.frames)
    await breath()
  }
  return new Blob([gif.finish()], { type: 'image/gif' })
}

const WEBM = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']

/** The kind of WebM that this browser records, or nothing: Safari, and browsers without MediaRecorder, make none. */
export function webmType(): string | undefined {
  return typeof MediaRecorder === 'function' && 'captureStream' in HTMLCanvasElement.prototype
    ? WEBM.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined
}

/** Records the film as it plays: it takes as long as it lasts. */
export async function webmOf(film: Film, progress: Progress = () => {}, signal?: AbortSignal): Promise<Blob> {
  const type = webmType()
  if (type === undefined) {
    throw new Error('This browser records no film.')
  }
  const canvas = canvasFor(film)
  const brush = brushOf(canvas)
  await film.draw(brush, 0)
  const stream = canvas.captureStream()
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 2_500_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve()
    recorder.onerror = () => reject(new Error('The browser could not record the film.'))
  })
  recorder.start()
  try {
    for (let index = 0; index < film.frames; index++) {
      signal?.throwIfAborted()
      await film.draw(brush, index)
      progress((index + 1) / film.frames)
      await pause(index === film.frames - 1 ? film.delay * LAST_STAYS : film.delay)
    }
  } finally {
    recorder.stop()
    stream.getTracks().forEach((track) => track.stop())
  }
  await ended
  return new Blob(parts, { type: 'video/webm' })
}

function canvasFor({ width, height }: Film): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  return canvas.getContext('2d', { willReadFrequently: true })!
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets the page live between two frames. */
const breath = () => pause(0)
