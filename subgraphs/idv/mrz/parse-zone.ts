import { FILLER, isOnlyFillers, withoutFillers } from './alphabet.ts'
import { parseBirthDate, parseExpiryDate, type ZoneDate } from './dates.ts'
import { normaliseLines, zoneFormatOf } from './format.ts'
import { LAYOUTS, textOf, type ZoneSpan } from './layouts.ts'
import { splitNames, type ZoneNames } from './names.ts'
import { repairZone } from './repair.ts'
import { scoreOf } from './score.ts'
import { isKnownState } from './states.ts'
import { warningsOf } from './warnings.ts'
import { checksOf, isRight, numberContinuation } from './zone-checks.ts'
import type { CheckDigit, ParsedZone, Sex, ZoneFields, ZoneFormat } from './zone.ts'

export interface ZoneContext {
  /** Date in UTC, `YYYY-MM-DD`; decides the centuries. */
  readonly today: string
  /** Sandboxes know the state UTO of specimens. */
  readonly isSandbox: boolean
}

const UNKNOWN: ParsedZone = {
  format: 'unknown',
  valid: false,
  score: 0,
  fields: {},
  checkDigits: [],
  repairs: [],
  warnings: ['The lines have the lengths of no known format.'],
}

/**
 * Reads a machine readable zone. Blanks are ignored and letters count as capitals; the positions in the result are
 * those of the remaining characters. Any input has a result, and each field is judged separately.
 */
export function parseZone(received: readonly string[], { today, isSandbox }: ZoneContext): ParsedZone {
  const normalised = normaliseLines(received)
  const format = zoneFormatOf(normalised)
  if (format === 'unknown') return UNKNOWN
  const { lines, repairs, isAmbiguous } = repairZone(format, normalised)
  const checkDigits = checkDigitsOf(format, lines)
  const dates = datesOf(format, lines, today)
  const states = statesOf(format, lines)
  const unknownStates = [...new Set(states)].filter(state => !isKnownState(state, isSandbox))
  const names = namesOf(format, lines)
  const sex = sexOf(format, lines)
  const judged = { checkDigits, dates, unknownStates }
  return {
    format,
    valid: checkDigits.every(({ valid }) => valid) && Object.values(dates).every(({ exists }) => exists),
    score: scoreOf(judged),
    fields: fieldsOf(format, lines, { dates, names, sex }),
    checkDigits,
    repairs,
    warnings: warningsOf({ ...judged, lines, isAmbiguous, names, hasUnknownSex: sex === 'unknown' }),
  }
}

function checkDigitsOf(format: ZoneFormat, lines: readonly string[]): CheckDigit[] {
  return checksOf(format, lines).map(check => ({
    field: check.field,
    valid: isRight(check, lines),
    line: check.digit.line + 1,
    position: check.digit.start + 1,
  }))
}

function datesOf(
  format: ZoneFormat,
  lines: readonly string[],
  today: string,
): { birthDate: ZoneDate; expiryDate?: ZoneDate } {
  const { birthDate, expiryDate } = LAYOUTS[format]
  return {
    birthDate: parseBirthDate(textOf(lines, birthDate), today),
    ...(expiryDate && { expiryDate: parseExpiryDate(textOf(lines, expiryDate), today) }),
  }
}

function statesOf(format: ZoneFormat, lines: readonly string[]): string[] {
  const { issuingState, nationality } = LAYOUTS[format]
  return [issuingState, nationality].flatMap(span => (span ? [textOf(lines, span).replace(/<+$/, '')] : []))
}

function namesOf(format: ZoneFormat, lines: readonly string[]): ZoneNames {
  const { names, givenNames } = LAYOUTS[format]
  return splitNames(textOf(lines, names), givenNames && textOf(lines, givenNames))
}

const SEXES: Readonly<Record<string, Sex>> = { M: 'M', F: 'F', X: 'X', [FILLER]: 'X' }

function sexOf(format: ZoneFormat, lines: readonly string[]): Sex | 'unknown' | undefined {
  const { sex } = LAYOUTS[format]
  return sex && (SEXES[textOf(lines, sex)] ?? 'unknown')
}

interface ParsedParts {
  readonly dates: { readonly birthDate: ZoneDate; readonly expiryDate?: ZoneDate }
  readonly names: ZoneNames
  readonly sex: Sex | 'unknown' | undefined
}

function fieldsOf(
  format: ZoneFormat,
  lines: readonly string[],
  { dates, names, sex }: ParsedParts,
): ZoneFields {
  const layout = LAYOUTS[format]
  const text = (span: ZoneSpan | undefined): string | undefined => span && withoutFillers(textOf(lines, span))
  const continuation = format === 'TD1' ? numberContinuation(lines) : undefined
  const number = text(layout.documentNumber)
  return withValues({
    documentCode: text(layout.documentCode),
    issuingState: text(layout.issuingState),
    documentNumber: continuation
      ? (number ?? '') + textOf(lines, { ...continuation, end: continuation.end - 1 })
      : number,
    nationality: text(layout.nationality),
    birthDate: dates.birthDate.date,
    sex: sex === 'unknown' ? undefined : sex,
    expiryDate: dates.expiryDate?.date,
    primaryIdentifier: names.primaryIdentifier,
    secondaryIdentifier: names.secondaryIdentifier,
    optionalData: continuation ? optionalAfter(lines, continuation) : text(layout.optionalData),
    optionalData2: text(layout.optionalData2),
  })
}

/** Optional data of TD1 after the filler that ends a long number. */
function optionalAfter(lines: readonly string[], { end }: ZoneSpan): string | undefined {
  const rest = lines[0]!.slice(end + 1)
  return isOnlyFillers(rest) ? undefined : withoutFillers(rest)
}

function withValues(fields: { readonly [K in keyof ZoneFields]: ZoneFields[K] | undefined }): ZoneFields {
  const present: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) present[name] = value
  return present
}
