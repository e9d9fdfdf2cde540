import { characterValue, digitLike, letterLike, lookAlike } from './alphabet.ts'
import { WEIGHTS } from './check-digit.ts'
import { LAYOUTS, textOf, type ZoneSpan } from './layouts.ts'
import { isAssignedState } from './states.ts'
import { checksOf, deviations, numberContinuation } from './zone-checks.ts'
import type { Repair, ZoneFormat } from './zone.ts'

export interface RepairedZone {
  readonly lines: readonly string[]
  readonly repairs: readonly Repair[]
  /** Several exchanges would make all check digits right, so none was made. */
  readonly isAmbiguous: boolean
}

interface Exchange {
  readonly line: number
  readonly index: number
  readonly to: string
}

/**
 * Corrects characters that were read as a look-alike: first where a position allows only letters or only digits, then
 * one character of a number or of optional data, if exactly one exchange makes every check digit right.
 */
export function repairZone(format: ZoneFormat, lines: readonly string[]): RepairedZone {
  const byAlphabet = alphabetExchanges(format, lines)
  const inAlphabet = byAlphabet.reduce(withExchange, lines)
  const proved = provedExchanges(format, inAlphabet)
  const byDigit = proved.length === 1 ? proved : []
  return {
    lines: byDigit.reduce(withExchange, inAlphabet),
    repairs: [
      ...byAlphabet.map(exchange => repairOf(lines, exchange, 'alphabet')),
      ...byDigit.map(exchange => repairOf(inAlphabet, exchange, 'check_digit')),
    ],
    isAmbiguous: proved.length > 1,
  }
}

const repairOf = (
  lines: readonly string[],
  { line, index, to }: Exchange,
  proof: Repair['proof'],
): Repair => ({
  line: line + 1,
  position: index + 1,
  from: lines[line]![index]!,
  to,
  proof,
})

const withExchange = (lines: readonly string[], { line, index, to }: Exchange): readonly string[] =>
  lines.map((text, at) => (at === line ? text.slice(0, index) + to + text.slice(index + 1) : text))

function alphabetExchanges(format: ZoneFormat, lines: readonly string[]): Exchange[] {
  const { letters, digits } = LAYOUTS[format]
  return [
    ...letters.flatMap(span => exchangesIn(lines, span, letterLike)),
    ...(format === 'TD1' ? stateExchanges(lines) : []),
    ...digits.flatMap(span => exchangesIn(lines, span, digitLike)),
    ...(format === 'TD1' ? continuedDigitExchanges(lines) : []),
  ].sort((one, other) => one.line - other.line || one.index - other.index)
}

function exchangesIn(
  lines: readonly string[],
  { line, start, end }: ZoneSpan,
  replacement: (character: string) => string | undefined,
): Exchange[] {
  const exchanges: Exchange[] = []
  for (let index = start; index < end; index++) {
    const to = replacement(lines[line]![index]!)
    if (to !== undefined) exchanges.push({ line, index, to })
  }
  return exchanges
}

/** Line 1 of TD1 mixes letters and digits, so the state is corrected only to a code that a state has. */
function stateExchanges(lines: readonly string[]): Exchange[] {
  const exchanges = exchangesIn(lines, LAYOUTS.TD1.issuingState, letterLike)
  return isAssignedState(textOf(exchanges.reduce(withExchange, lines), LAYOUTS.TD1.issuingState))
    ? exchanges
    : []
}

/** The check digit of a long number of TD1 is the last character of its continuation. */
function continuedDigitExchanges(lines: readonly string[]): Exchange[] {
  const continuation = numberContinuation(lines)
  return continuation ? exchangesIn(lines, { ...continuation, start: continuation.end - 1 }, digitLike) : []
}

/** Each exchange of one look-alike that makes every check digit right; none if they are right already. */
function provedExchanges(format: ZoneFormat, lines: readonly string[]): Exchange[] {
  const checks = checksOf(format, lines).map(check => ({ ...check, deviations: deviations(check, lines) }))
  if (checks.every(check => check.deviations.includes(0))) return []
  const isSolved = (line: number, index: number, change: number): boolean =>
    checks.every(check =>
      check.alternatives.some(
        (spans, at) => (check.deviations[at]! + change * weightAt(spans, line, index)) % 10 === 0,
      ),
    )
  return mixedSpans(format, lines).flatMap(span =>
    exchangesIn(lines, span, lookAlike).filter(({ line, index, to }) =>
      isSolved(line, index, characterValue(to) - characterValue(lines[line]![index]!)),
    ),
  )
}

/** The weight of a position in a calculation over the spans; 0 if it is outside. */
function weightAt(spans: readonly ZoneSpan[], line: number, index: number): number {
  let offset = 0
  for (const span of spans) {
    if (span.line === line && index >= span.start && index < span.end)
      return WEIGHTS[(offset + index - span.start) % 3]!
    offset += span.end - span.start
  }
  return 0
}

/** Number and optional data, without the parts that contain only digits. */
function mixedSpans(format: ZoneFormat, lines: readonly string[]): ZoneSpan[] {
  const { documentNumber, optionalData, optionalData2, digits } = LAYOUTS[format]
  const continuation = format === 'TD1' ? numberContinuation(lines) : undefined
  const onlyDigits = continuation ? [...digits, { ...continuation, start: continuation.end - 1 }] : digits
  return [documentNumber, optionalData, optionalData2].flatMap(span =>
    span ? outside(span, onlyDigits) : [],
  )
}

/** The positions of a span that are in none of the others, each as a span. */
function outside({ line, start, end }: ZoneSpan, others: readonly ZoneSpan[]): ZoneSpan[] {
  const spans: ZoneSpan[] = []
  for (let index = start; index < end; index++)
    if (!others.some(other => other.line === line && index >= other.start && index < other.end))
      spans.push({ line, start: index, end: index + 1 })
  return spans
}
