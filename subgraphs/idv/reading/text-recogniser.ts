import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GreyImage } from './grey-image.ts'

/** A line of text in a picture; the box is in pixels. */
export interface TextLine {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How the text of a picture is laid out. */
export type TextLayout = 'page' | 'line'

export interface TextRecogniser {
  recognise(image: GreyImage, layout: TextLayout, alphabet?: string): Promise<TextLine[]>
  close(): Promise<void>
}

/** Tesseract's names of the layouts: fully automatic, and a single line. */
const MODES: Readonly<Record<TextLayout, string>> = { page: '3', line: '7' }

/** Folder of the trained data in its package. */
export const trainedDataFolder = (): string =>
  `${dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')))}/4.0.0`

/** Tesseract reads the portable grey map, which needs no compression. */
const greyMap = ({ width, height, pixels }: GreyImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])

/** Starts Tesseract with the trained data of the folder. Without a folder it would fetch them from a server, so it is required. */
export async function openTextRecogniser(folder: string): Promise<TextRecogniser> {
  if (folder === '') throw new Error('The folder of the trained data is missing.')
  const { createWorker, OEM } = await import('tesseract.js')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    gzip: true,
    // An error also rejects the call; without a handler it would end the thread.
    errorHandler: () => undefined,
  })
  await worker.setParameters({ user_defined_dpi: '300' })
  return {
    async recognise(image, layout, alphabet = '') {
      await worker.setParameters({
        tessedit_pageseg_mode: MODES[layout] as never,
        tessedit_char_whitelist: alphabet,
      })
      const { data } = await worker.recognize(greyMap(image), {}, { blocks: true, text: false })
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence,
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
        }))
        .filter(({ text }) => text !== '')
    },
    close: async () => void (await worker.terminate()),
  }
}
