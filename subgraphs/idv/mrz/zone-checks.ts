import { characterValue, FILLER, isDigit } from './alphabet.ts'
import { weightedSum } from './check-digit.ts'
import { LAYOUTS, span, textOf, type ZoneCheck, type ZoneSpan } from './layouts.ts'
import type { ZoneFormat } from './zone.ts'

const NUMBER = span(1, 6, 14)
const NUMBER_DIGIT = span(1, 15)
const NUMBER_WITH_FILLER = span(1, 6, 15)
const FIRST_OPTIONAL_POSITION = 15

/** The check digits of a zone, in the order of the fields. */
export function checksOf(format: ZoneFormat, lines: readonly string[]): readonly ZoneCheck[] {
  const { checks } = LAYOUTS[format]
  return format === 'TD1' ? [documentNumberCheck(lines), ...checks] : checks
}

/** The part of TD1's optional data that continues a document number of more than nine characters, with its check digit. */
export function numberContinuation(lines: readonly string[]): ZoneSpan | undefined {
  const line = lines[0]!
  if (line[14] !== FILLER || line[FIRST_OPTIONAL_POSITION] === FILLER) return undefined
  const filler = line.indexOf(FILLER, FIRST_OPTIONAL_POSITION)
  return { line: 0, start: FIRST_OPTIONAL_POSITION, end: filler < 0 ? line.length : filler }
}

function documentNumberCheck(lines: readonly string[]): ZoneCheck {
  const continuation = numberContinuation(lines)
  if (!continuation) return { field: 'documentNumber', digit: NUMBER_DIGIT, alternatives: [[NUMBER]] }
  const { line, start, end } = continuation
  const rest = { line, start, end: end - 1 }
  return {
    field: 'documentNumber',
    digit: { line, start: end - 1, end },
    // Belgian cards up to specimen BEL-BO-03003 include the filler in the calculation, later ones follow ICAO.
    alternatives: lines[0]!.startsWith('BEL', 2)
      ? [
          [NUMBER, rest],
          [NUMBER_WITH_FILLER, rest],
        ]
      : [[NUMBER, rest]],
  }
}

/**
 * For each way of calculation, how much the sum of the characters exceeds the printed digit, modulo 10. The digit is
 * right if one of them is 0. NaN if a character or the digit is impossible.
 */
export function deviations(check: ZoneCheck, lines: readonly string[]): number[] {
  const digit = textOf(lines, check.digit)
  if (!isDigit(digit) && !(check.isFillerAllowed === true && digit === FILLER))
    return check.alternatives.map(() => Number.NaN)
  return check.alternatives.map(spans => {
    const text = spans.map(each => textOf(lines, each)).join('')
    return (weightedSum(text) - characterValue(digit) + 10) % 10
  })
}

export const isRight = (check: ZoneCheck, lines: readonly string[]): boolean =>
  deviations(check, lines).includes(0)
