import type { Sex } from '#idv/mrz/zone.ts'
import type { PrintedData } from './printed-data.ts'

const RECORD_SEPARATOR = String.fromCharCode(30)
/** The header of AAMVA's card design standard: file type and the six digits of the issuer. */
const HEADER = /ANSI ?(\d{6})/
const ELEMENT = /^(?:DL|ID)?(D[A-D][A-Z])(.*)$/
const SEXES: Readonly<Record<string, Sex>> = { 1: 'M', 2: 'F', 9: 'X', M: 'M', F: 'F', X: 'X' }

function dateOf(text: string | undefined, isYearFirst: boolean): string | undefined {
  if (text === undefined || !/^\d{8}$/.test(text)) return undefined
  const [year, month, day] = isYearFirst
    ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
    : [text.slice(4), text.slice(0, 2), text.slice(2, 4)]
  const date = `${year}-${month}-${day}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined
}

/** A truncated name, or a missing one, is written as these words in some states. */
const NO_NAME = /^(?:NONE|UNAVL|UNAVAIL|N\/A)?$/i
const nameOf = (text: string | undefined): string | undefined =>
  text === undefined || NO_NAME.test(text) ? undefined : text.replaceAll(/[,$]+/g, ' ').trim()

/** Reads the text of a licence's bar code; undefined where it is no bar code of AAMVA. */
export function parseAamva(text: string): PrintedData | undefined {
  const header = HEADER.exec(text)
  if (!header) return undefined
  const elements = new Map<string, string>()
  for (const line of text
    .slice(header.index)
    .replaceAll(RECORD_SEPARATOR, '\n')
    .split(/[\n\r]+/)) {
    // The first element follows its subfile's directory on one line.
    const element = ELEMENT.exec(line.trim().replace(/^ANSI.*?(?:DL|ID)(?=D[A-D][A-Z])/, ''))
    if (element && !elements.has(element[1]!)) elements.set(element[1]!, element[2]!.trim())
  }
  // Canada writes the year first, the United States write it last.
  const isYearFirst = elements.get('DCG') === 'CAN'
  // DCT holds all given names in versions before 4.
  const givenNames =
    [nameOf(elements.get('DAC')), nameOf(elements.get('DAD'))].filter(Boolean).join(' ') ||
    nameOf(elements.get('DCT'))
  const data: Record<keyof Omit<PrintedData, 'text'>, string | undefined> = {
    surname: nameOf(elements.get('DCS') ?? elements.get('DAB')),
    givenNames,
    documentNumber: elements.get('DAQ')?.replaceAll(/[^A-Z\d]/gi, ''),
    birthDate: dateOf(elements.get('DBB'), isYearFirst),
    expiryDate: dateOf(elements.get('DBA'), isYearFirst),
    sex: SEXES[elements.get('DBC') ?? ''],
    nationality: undefined,
    issuingState: elements.get('DCG'),
  }
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''))
}
