import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FONT = fileURLToPath(new URL('../../../subgraphs/idv/reading/assets/OCRB.otf', import.meta.url))

export interface DrawnText {
  readonly text: string
  readonly left: number
  readonly top: number
  /** 300 draws letters about 37 pixels high, 36 pixels apart. */
  readonly dpi: number
}

/** Draws texts in OCR-B on light grey, as a PNG. */
export async function draw(width: number, height: number, texts: readonly DrawnText[]): Promise<Buffer> {
  const drawn = await Promise.all(
    texts.map(async ({ text, left, top, dpi }) => {
      const markup = `<span foreground="black">${text.replaceAll('<', '&lt;')}</span>`
      const input = await sharp({ text: { text: markup, fontfile: FONT, font: 'OCRB', dpi, rgba: true } })
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
  return sharp({ create: { width, height, channels: 3, background: '#ececec' } })
    .composite(drawn)
    .png()
    .toBuffer()
}

export const PASSPORT_ZONE = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const

const FIELDS = [
  ['Surname', 'ERIKSSON'],
  ['Given names', 'ANNA MARIA'],
  ['Passport No.', 'L898902C3'],
  ['Date of birth', '12 AUG 1974'],
  ['Sex', 'F'],
  ['Date of expiry', '15 APR 2012'],
] as const

/** Draws the specimen of ICAO 9303 part 4, with the zone's lines as they are given. */
export const drawPassport = (zone: readonly string[] = PASSPORT_ZONE): Promise<Buffer> =>
  draw(1500, 1056, [
    ...FIELDS.flatMap(([label, value], row) => [
      { text: label, left: 500, top: 100 + 110 * row, dpi: 150 },
      { text: value, left: 500, top: 130 + 110 * row, dpi: 230 },
    ]),
    ...zone.map((text, line) => ({ text, left: 90, top: 890 + 75 * line, dpi: 248 })),
  ])
