import type { GreyImage } from './grey-image.ts'
import {
  CONFIDENCE_MIN,
  valueOf,
  type LabelWithoutValue,
  type PrintedFieldsOptions,
} from './printed-fields.ts'
import type { PrintedData } from './printed-data.ts'
import type { TextRecogniser } from './text-recogniser.ts'
import { cutOut } from './upright-text.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

interface Area {
  /** The characters of which values of the field consist. */
  readonly alphabet: string
  /** Width of the area below the label in heights of the label. */
  readonly width: number
  /** Fewer characters to choose from are more certain at the same confidence. */
  readonly confidenceMin: number
}

const DATE: Area = { alphabet: `${LETTERS}${DIGITS} ./-`, width: 20, confidenceMin: CONFIDENCE_MIN }
const NAME: Area = { alphabet: `${LETTERS} -`, width: 24, confidenceMin: CONFIDENCE_MIN }
const AREAS: Readonly<Record<LabelWithoutValue['field'], Area>> = {
  surname: NAME,
  givenNames: NAME,
  documentNumber: { alphabet: `${LETTERS}${DIGITS}`, width: 18, confidenceMin: 40 },
  birthDate: DATE,
  expiryDate: DATE,
  sex: { alphabet: 'MFXW', width: 6, confidenceMin: 30 },
  nationality: { alphabet: LETTERS, width: 8, confidenceMin: CONFIDENCE_MIN },
  issuingState: { alphabet: LETTERS, width: 8, confidenceMin: CONFIDENCE_MIN },
}
const AREA_HEIGHT = 2.6
/** The height to which labels are enlarged, in pixels. */
const LABEL_HEIGHT = 24
const FIELDS_MAX = 6

/** Reads the area below each label whose value was not found on the page, such as a single letter. */
export async function recogniseMissing(
  image: GreyImage,
  missing: readonly LabelWithoutValue[],
  { recogniser, ...options }: PrintedFieldsOptions & { readonly recogniser: TextRecogniser },
): Promise<PrintedData> {
  const values: Record<string, string> = {}
  for (const { field, label } of missing.slice(0, FIELDS_MAX)) {
    const { alphabet, width, confidenceMin } = AREAS[field]
    const height = label.bottom - label.top
    const area = {
      left: label.left - 1.5 * height,
      top: label.bottom + 0.1 * height,
      width: width * height,
      height: AREA_HEIGHT * height,
    }
    const enlarged = cutOut(image, area, LABEL_HEIGHT / height)
    const [line] = await recogniser.recognise(enlarged, 'line', alphabet)
    if (line === undefined || line.confidence < confidenceMin) continue
    const value = valueOf(field, line.text, options)
    if (value !== undefined) values[field] = value
  }
  return values
}
