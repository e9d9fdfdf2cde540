import type { CheckedField, ZoneFormat } from './zone.ts'

/** Part of a line. The line and the positions are counted from 0; the end is not included. */
export interface ZoneSpan {
  readonly line: number
  readonly start: number
  readonly end: number
}

export interface ZoneCheck {
  readonly field: CheckedField
  readonly digit: ZoneSpan
  /** The characters under the digit. A state may calculate it in one of several ways. */
  readonly alternatives: readonly (readonly ZoneSpan[])[]
  /** A filler may stand for the digit 0, as after an empty field. */
  readonly isFillerAllowed?: boolean
}

export interface ZoneLayout {
  readonly lineLengths: readonly number[]
  readonly documentCode: ZoneSpan
  readonly issuingState: ZoneSpan
  readonly documentNumber: ZoneSpan
  readonly nationality?: ZoneSpan
  readonly birthDate: ZoneSpan
  readonly sex?: ZoneSpan
  readonly expiryDate?: ZoneSpan
  readonly optionalData?: ZoneSpan
  readonly optionalData2?: ZoneSpan
  /** Both identifiers, or the primary one where the secondary one has its own field. */
  readonly names: ZoneSpan
  readonly givenNames?: ZoneSpan
  readonly checks: readonly ZoneCheck[]
  /** Parts that contain letters and fillers only. */
  readonly letters: readonly ZoneSpan[]
  /** Parts that contain digits and fillers only. */
  readonly digits: readonly ZoneSpan[]
}

/** A span by line and positions as the standard counts them: from 1, both ends included. */
export const span = (line: number, first: number, last = first): ZoneSpan => ({
  line: line - 1,
  start: first - 1,
  end: last,
})

const check = (field: CheckedField, digit: ZoneSpan, ...over: readonly ZoneSpan[]): ZoneCheck => ({
  field,
  digit,
  alternatives: [over],
})

/** Line 2 of all two-line formats of ICAO 9303 begins with the same fields. */
const SECOND_LINE = {
  documentNumber: span(2, 1, 9),
  nationality: span(2, 11, 13),
  birthDate: span(2, 14, 19),
  sex: span(2, 21),
  expiryDate: span(2, 22, 27),
}
const SECOND_LINE_CHECKS = [
  check('documentNumber', span(2, 10), span(2, 1, 9)),
  check('birthDate', span(2, 20), span(2, 14, 19)),
  check('expiryDate', span(2, 28), span(2, 22, 27)),
]
const SECOND_LINE_DIGITS = [span(2, 10), span(2, 14, 20), span(2, 22, 28)]

const twoLines = (length: number): ZoneLayout => ({
  lineLengths: [length, length],
  documentCode: span(1, 1, 2),
  issuingState: span(1, 3, 5),
  names: span(1, 6, length),
  ...SECOND_LINE,
  optionalData: span(2, 29, length),
  checks: SECOND_LINE_CHECKS,
  letters: [span(1, 1, length), span(2, 11, 13)],
  digits: SECOND_LINE_DIGITS,
})

export const LAYOUTS: Readonly<Record<ZoneFormat, ZoneLayout>> = {
  // ICAO 9303 part 5. `zone-checks.ts` adds the check digit of the document number, whose place depends on its length.
  TD1: {
    lineLengths: [30, 30, 30],
    documentCode: span(1, 1, 2),
    issuingState: span(1, 3, 5),
    documentNumber: span(1, 6, 14),
    optionalData: span(1, 16, 30),
    birthDate: span(2, 1, 6),
    sex: span(2, 8),
    expiryDate: span(2, 9, 14),
    nationality: span(2, 16, 18),
    optionalData2: span(2, 19, 29),
    names: span(3, 1, 30),
    checks: [
      check('birthDate', span(2, 7), span(2, 1, 6)),
      check('expiryDate', span(2, 15), span(2, 9, 14)),
      check('composite', span(2, 30), span(1, 6, 30), span(2, 1, 7), span(2, 9, 15), span(2, 19, 29)),
    ],
    // Position 2 of the code is a digit on some cards, such as C1 of the United States.
    letters: [span(1, 1), span(2, 16, 18), span(3, 1, 30)],
    digits: [span(1, 15), span(2, 1, 7), span(2, 9, 15), span(2, 30)],
  },
  // ICAO 9303 part 6.
  TD2: {
    ...twoLines(36),
    optionalData: span(2, 29, 35),
    checks: [
      ...SECOND_LINE_CHECKS,
      check('composite', span(2, 36), span(2, 1, 10), span(2, 14, 20), span(2, 22, 35)),
    ],
    digits: [...SECOND_LINE_DIGITS, span(2, 36)],
  },
  // ICAO 9303 part 4.
  TD3: {
    ...twoLines(44),
    optionalData: span(2, 29, 42),
    checks: [
      ...SECOND_LINE_CHECKS,
      { ...check('optionalData', span(2, 43), span(2, 29, 42)), isFillerAllowed: true },
      check('composite', span(2, 44), span(2, 1, 10), span(2, 14, 20), span(2, 22, 43)),
    ],
    digits: [...SECOND_LINE_DIGITS, span(2, 43, 44)],
  },
  // ICAO 9303 part 7: visas have no composite check digit.
  'MRV-A': twoLines(44),
  'MRV-B': twoLines(36),
  // French identity card before 2021: the number begins with year and month of issue, and no expiry date is given.
  'FR-ID': {
    lineLengths: [36, 36],
    documentCode: span(1, 1, 2),
    issuingState: span(1, 3, 5),
    names: span(1, 6, 30),
    optionalData: span(1, 31, 36),
    documentNumber: span(2, 1, 12),
    givenNames: span(2, 14, 27),
    birthDate: span(2, 28, 33),
    sex: span(2, 35),
    checks: [
      check('documentNumber', span(2, 13), span(2, 1, 12)),
      check('birthDate', span(2, 34), span(2, 28, 33)),
      check('composite', span(2, 36), span(1, 1, 36), span(2, 1, 35)),
    ],
    letters: [span(1, 1, 30), span(2, 14, 27)],
    digits: [span(2, 1, 4), span(2, 8, 13), span(2, 28, 34), span(2, 36)],
  },
  // Swiss driving licence: no check digits.
  'CH-DL': {
    lineLengths: [9, 30, 30],
    documentNumber: span(1, 1, 9),
    documentCode: span(2, 1, 2),
    issuingState: span(2, 3, 5),
    optionalData: span(2, 6, 17),
    birthDate: span(2, 20, 25),
    names: span(3, 1, 30),
    checks: [],
    letters: [span(2, 1, 5), span(3, 1, 30)],
    digits: [span(1, 4, 6), span(2, 6, 17), span(2, 20, 25)],
  },
}

export const textOf = (lines: readonly string[], { line, start, end }: ZoneSpan): string =>
  lines[line]!.slice(start, end)
