import type { Sex } from '#idv/mrz/zone.ts'
import { parsePrintedDate } from './printed-dates.ts'
import type { PrintedData } from './printed-data.ts'
import type { TextLine } from './text-recogniser.ts'

type LabelledField = keyof Omit<PrintedData, 'text'>

/**
 * The labels of fields in the languages of the document types, as they begin after accents and numbers are removed.
 * The order decides where one label is part of another one.
 */
const LABELS: readonly (readonly [LabelledField, RegExp])[] = [
  [
    'givenNames',
    /^(?:given ?names?|first ?names?|forenames?|prenoms?|vornamen?|nombres?\b|nomi?\b(?= ?\/ ?given)|imiona|fn\b)/i,
  ],
  [
    'expiryDate',
    /^(?:date of expiry|date of expiration|expiry|expir\w*|valid (?:until|thru|to)|card expires|date d.?expiration|gultig bis|fecha de (?:caducidad|vencimiento|expiracion)|valido hasta|scadenza|data di scadenza|validade|geldig tot|exp\b)/i,
  ],
  [
    'birthDate',
    /^(?:date of birth|birth ?date|born\b|dob\b|date de naissance|ne\(?e?\)? le|geburts\w*|fecha (?:de )?nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia)/i,
  ],
  [
    'documentNumber',
    /^(?:(?:document|passport|card|identity card|permit|licen[cs]e|visa|dl|id|lic)\.? ?(?:no|nr|number|num|#)\b|(?:document|passport|card|licen[cs]e) ?n[o°]|numero de documento|no du passeport|dl\b|lic ?#|documento n)/i,
  ],
  [
    'nationality',
    /^(?:nationalit\w*|nacionalidad|nazionalita|cittadinanza|nacionalidade|staatsangehorigkeit|citizenship|obywatelstwo)/i,
  ],
  ['sex', /^(?:sexe?\b|sexo\b|sesso\b|geschlecht|gender|plec\b|geslacht)/i],
  ['issuingState', /^(?:issuing (?:state|country)|country code|code of (?:issuing )?state)/i],
  [
    'surname',
    /^(?:surname|last ?name|family ?name|nom\b|apellidos?|cognome|nachname|familienname|name\b(?! of)|apelidos?|nazwisko|achternaam|ln\b)/i,
  ],
]

/** The number that some documents print before a label, such as `1.` or `4b`, and marks that Tesseract adds. */
const LEADING_MARKS = /^(?:[^\p{L}\p{N}]*\d{0,2}[a-d]?[.)\s]+)?[^\p{L}\p{N}]*/u

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** The field whose label the line begins with, and what follows the label in the line. */
export function labelOf(text: string): { readonly field: LabelledField; readonly rest: string } | undefined {
  const plain = withoutAccents(text).replace(LEADING_MARKS, '')
  for (const [field, label] of LABELS) {
    const found = label.exec(plain)
    if (!found) continue
    const rest = plain.slice(found[0].length).replace(/^[\s.:#°/-]+/, '')
    // The same label in another language may follow.
    return { field, rest: labelOf(rest)?.rest ?? rest }
  }
  return undefined
}

/** A value with lower confidence is not given, since what cannot be read is no mismatch. */
export const CONFIDENCE_MIN = 55
/** A value is at most this many heights of its label below it. */
const DISTANCE_MAX = 3

const NAME = /^[\p{L}][\p{L}\s'’.,-]*$/u
const NUMBER = /^[A-Z\d]{5,20}$/

export interface PrintedFieldsOptions {
  readonly isMonthFirst: boolean
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const EXPIRY_YEARS_MAX = 50

/** The value of a field in a printed text, or undefined where the text is none. */
export function valueOf(
  field: LabelledField,
  text: string,
  { isMonthFirst, today }: PrintedFieldsOptions,
): string | undefined {
  const year = Number(today.slice(0, 4))
  const upper = text.toUpperCase().trim()
  switch (field) {
    case 'birthDate':
      return parsePrintedDate(text, { isMonthFirst, yearMax: year })
    case 'expiryDate':
      return parsePrintedDate(text, { isMonthFirst, yearMax: year + EXPIRY_YEARS_MAX })
    case 'documentNumber': {
      const number = upper.replaceAll(/[\s.\-/]/g, '')
      return NUMBER.test(number) && /\d/.test(number) ? number : undefined
    }
    case 'sex':
      return sexOf(upper)
    case 'surname':
    case 'givenNames':
      return NAME.test(upper) && upper.length > 1 ? upper : undefined
    case 'nationality':
    case 'issuingState':
      return /^[\p{L} ]+$/u.test(upper) ? upper : undefined
  }
}

const sexOf = (text: string): Sex | undefined => {
  const [letter] = /(?<![A-Z])[MFXW](?![A-Z])/.exec(text) ?? []
  return letter === 'W' ? 'F' : (letter as Sex | undefined)
}

/** The nearest line below the label that begins near it. */
function findBelow(label: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const height = label.bottom - label.top
  return lines
    .filter(({ left, right, top, text }) => {
      const distance = top - label.bottom
      if (distance < -0.5 * height || distance > DISTANCE_MAX * height) return false
      const overlap = Math.min(right, label.right) - Math.max(left, label.left)
      return overlap > 0 && top > label.top && labelOf(text) === undefined
    })
    .toSorted((one, other) => one.top - other.top)[0]
}

/** A label whose value was not found; the value may be a single letter, which needs a closer look. */
export interface LabelWithoutValue {
  readonly field: LabelledField
  readonly label: TextLine
}

export interface PrintedFields {
  readonly data: PrintedData
  readonly missing: readonly LabelWithoutValue[]
}

/** Finds the values of the labelled fields: after the label in its line, or in the line below it. */
export function findPrintedFields(lines: readonly TextLine[], options: PrintedFieldsOptions): PrintedFields {
  const values = new Map<LabelledField, string>()
  const missing: LabelWithoutValue[] = []
  for (const line of lines) {
    const label = labelOf(line.text)
    if (label === undefined || values.has(label.field)) continue
    const { field } = label
    const below = findBelow(line, lines)
    const value =
      (line.confidence >= CONFIDENCE_MIN && !/^[a-z]/.test(label.rest)
        ? valueOf(field, label.rest, options)
        : undefined) ??
      (below !== undefined && below.confidence >= CONFIDENCE_MIN
        ? valueOf(field, below.text, options)
        : undefined)
    if (value !== undefined) values.set(field, value)
    else missing.push({ field, label: line })
  }
  return {
    data: { ...Object.fromEntries(values), text: lines.map(({ text }) => text) },
    missing: missing.filter(({ field }) => !values.has(field)),
  }
}
