import { documentTypeOf } from '#idv/document-types/document-types.ts'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import { loadBarcodeDecoder, readLicenceBarcode } from './barcode.ts'
import { renderGlyphs, type GlyphSet } from './glyphs.ts'
import { decodeGrey, type DecodedPicture } from './grey-decoding.ts'
import { turnClockwise, turnUpsideDown, type GreyImage } from './grey-image.ts'
import { findLines, locateZone, type LocatedZone } from './locate-zone.ts'
import type { DocumentReading, PrintedData, ReadDocumentOptions } from './printed-data.ts'
import { findPrintedFields } from './printed-fields.ts'
import { recogniseMissing } from './missing-values.ts'
import type { PitchedLine } from './text-lines.ts'
import {
  openTextRecogniser,
  trainedDataFolder,
  type TextLine,
  type TextRecogniser,
} from './text-recogniser.ts'
import { cutAboveZone, scaleCourse, slopeOf, straighten, turnLevel } from './upright-text.ts'
import { readText } from './zone-text.ts'

/** Reads one document after the other in the thread that opened it. */
export interface DocumentReader {
  read(picture: Uint8Array, options: ReadDocumentOptions): Promise<DocumentReading>
  close(): Promise<void>
}

/** Characters that are closer to each other are read from the larger picture, in pixels. */
const PITCH_MIN = 16
/** Text whose mean confidence is higher is upright. */
const UPRIGHT_CONFIDENCE = 60
const UPRIGHT_LETTERS = 20

export async function openDocumentReader(): Promise<DocumentReader> {
  const [glyphs, recogniser] = await Promise.all([
    renderGlyphs(),
    openTextRecogniser(trainedDataFolder()),
    loadBarcodeDecoder(),
  ])
  return {
    read: (picture, options) => readDocument(picture, options, { glyphs, recogniser }),
    close: () => recogniser.close(),
  }
}

interface Tools {
  readonly glyphs: readonly GlyphSet[]
  readonly recogniser: TextRecogniser
}

async function readDocument(
  picture: Uint8Array,
  options: ReadDocumentOptions,
  { glyphs, recogniser }: Tools,
): Promise<DocumentReading> {
  const decoded = await decodeGrey(picture)
  const type = documentTypeOf(options.type)
  const hasBarcode = type?.barcode !== undefined && options.side === 'back'
  const barcode = hasBarcode ? await readBarcodeIn(decoded) : undefined
  if (barcode) return { printed: {}, barcode, confidence: 100 }
  const located = locateIn(decoded, glyphs)
  const isMonthFirst = type?.country === 'US'
  if (located === undefined) {
    const { lines, image } = await recogniseUpright(decoded.work, recogniser)
    const printed = await readPrinted(image, lines, { recogniser, isMonthFirst, today: options.today })
    return { printed, confidence: Math.round(confidenceOf(lines)) }
  }
  const { zone } = located
  const { lines: zoneLines, parsed } = readText(zone.scores, lines => parseZone(lines, options))
  const above = cutAbove(decoded, located)
  const lines = await recogniser.recognise(above, 'page')
  const printed = await readPrinted(above, lines, { recogniser, isMonthFirst, today: options.today })
  return { zone: { ...parsed, lines: zoneLines }, printed, confidence: confidenceOfZone(zone) }
}

/** Slopes of the picture that are tried: the decoder finds level bar codes, and one that leans by two degrees or so. */
const BARCODE_SLOPES = [0.05, -0.05, 0.1, -0.1, 0.15, -0.15]

async function readBarcodeIn({ work, large }: DecodedPicture): Promise<PrintedData | undefined> {
  const level = await readLicenceBarcode(work)
  if (level) return level
  for (const slope of [slopeOf(findLines(work)), ...BARCODE_SLOPES]) {
    const found = await readLicenceBarcode(turnLevel(work, slope, 1))
    if (found) return found
  }
  return large && readLicenceBarcode(large)
}

interface ZoneInImage {
  readonly zone: LocatedZone
  /** The picture, turned so that the zone is upright. */
  readonly image: GreyImage
}

/** Looks for the zone in the picture of usual size first. A small or missing one is looked for in the larger picture. */
function locateIn({ work, large }: DecodedPicture, glyphs: readonly GlyphSet[]): ZoneInImage | undefined {
  const zone = locateZone(work, glyphs)
  const isLargeEnough = zone !== undefined && zone.pitch >= PITCH_MIN
  const closer = isLargeEnough || large === undefined ? undefined : locateZone(large, glyphs)
  if (closer && closer.fit > (zone?.fit ?? 0) - 0.02)
    return { zone: closer, image: turn(large!, closer.turns) }
  return zone && { zone, image: turn(work, zone.turns) }
}

function turn(image: GreyImage, turns: LocatedZone['turns']): GreyImage {
  const quarter = turns % 2 === 1 ? turnClockwise(image) : image
  return turns >= 2 ? turnUpsideDown(quarter) : quarter
}

/** The print above the zone, from the picture with the most pixels. */
function cutAbove({ large }: DecodedPicture, { zone, image }: ZoneInImage): GreyImage {
  const detailed = large === undefined ? image : turn(large, zone.turns)
  const course = scaleCourse(zone.courses[0]!, detailed.width / image.width)
  return cutAboveZone(detailed, course, zone.scores[0]!.length)
}

const charactersIn = (lines: readonly PitchedLine[]): number =>
  lines.reduce((sum, { centres }) => sum + centres.length, 0)

/** Reads the text of a picture without a zone: across or along it, and upside down where that reads better. */
async function recogniseUpright(
  work: GreyImage,
  recogniser: TextRecogniser,
): Promise<{ readonly image: GreyImage; readonly lines: readonly TextLine[] }> {
  const turned = turnClockwise(work)
  const candidates = [work, turned].map(image => ({ image, found: findLines(image) }))
  const [across, along] = candidates as [(typeof candidates)[0], (typeof candidates)[0]]
  const level = charactersIn(along.found) > 1.5 * charactersIn(across.found) ? along : across
  const image = straighten(level.image, level.found)
  const lines = await recogniser.recognise(image, 'page')
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (confidenceOf(lines) >= UPRIGHT_CONFIDENCE && letters >= UPRIGHT_LETTERS) return { image, lines }
  const other = turnUpsideDown(image)
  const otherLines = await recogniser.recognise(other, 'page')
  return weightOf(otherLines) > weightOf(lines) ? { image: other, lines: otherLines } : { image, lines }
}

/** Mean confidence of the characters of all lines, 0 to 100. */
function confidenceOf(lines: readonly TextLine[]): number {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (characters === 0) return 0
  return lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / characters
}

const weightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 40), 0)

/** The fit of characters that only resemble OCR-B, and of those that are printed clearly. */
const FIT_OF_NOISE = 0.6
const FIT_OF_CLEAR_PRINT = 0.93

function confidenceOfZone({ fit }: LocatedZone): number {
  const share = (fit - FIT_OF_NOISE) / (FIT_OF_CLEAR_PRINT - FIT_OF_NOISE)
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}

async function readPrinted(
  image: GreyImage,
  lines: readonly TextLine[],
  {
    recogniser,
    ...options
  }: { readonly recogniser: TextRecogniser; readonly isMonthFirst: boolean; readonly today: string },
): Promise<PrintedData> {
  const { data, missing } = findPrintedFields(lines, options)
  const values = await recogniseMissing(image, missing, { recogniser, ...options })
  return { ...data, ...values }
}
