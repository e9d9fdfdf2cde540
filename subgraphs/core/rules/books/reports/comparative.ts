import { ratio, timesHalfEven } from '#core/rules/currencies/ratio.ts'
import { percentageOf } from '#core/rules/percentage.ts'
import { CASH_FLOW_SECTIONS, type CashFlowSection } from './cash-flow.ts'
import type { ReportCheck } from './check.ts'

/** A line of an account or of a section: an amount, or for a trial balance a debit or a credit. Cash flows have a section. */
type AccountLine = {
  readonly code: string | null
  readonly name: string
  readonly section?: CashFlowSection
} & ({ readonly amount: bigint } | { readonly debit: bigint; readonly credit: bigint })

/** A row of a statement of changes in equity. Every such statement has the same rows. */
interface RowLine {
  readonly row: string
  readonly total: bigint
}

type ComparableLine = AccountLine | RowLine

export interface ReportComparison {
  /** The amount of the comparative range in minor units; of a trial balance, debits less credits. */
  readonly comparative: bigint
  /** The amount less the comparative amount. */
  readonly variance: bigint
  /** The variance in per cent of the absolute comparative amount, with at most two decimals; null if that is 0. */
  readonly variancePercent: string | null
}

/** A total of a report beside that of the comparative range, in minor units. */
export type ComparedAmount = ReportComparison & { readonly amount: bigint }

interface ComparableReport {
  readonly lines: readonly ComparableLine[]
  readonly totals: Readonly<Record<string, bigint>>
  readonly checks: readonly ReportCheck[]
}

/** A report beside the same report on another date or range. A line that one of them lacks is zero in it. */
export function comparative<Report extends ComparableReport>(current: Report, previous: Report) {
  const { lines: currentLines, totals, checks, ...others } = current
  const previousByKey = new Map(previous.lines.map(line => [keyOf(line), line]))
  const lines = withMissing<Report['lines'][number]>(currentLines, previous.lines).map(line => {
    const before = previousByKey.get(keyOf(line))
    return { ...line, ...comparisonOf(amountOf(line), before ? amountOf(before) : 0n) }
  })
  const compared = Object.entries(totals).map(([name, amount]) => [
    name,
    { amount, ...comparisonOf(amount, previous.totals[name]!) },
  ])
  const previousChecks = previous.checks.map(one => ({ ...one, name: `comparative: ${one.name}` }))
  return {
    ...others,
    lines,
    totals: Object.fromEntries(compared) as Record<keyof Report['totals'], ComparedAmount>,
    checks: [...checks, ...previousChecks],
  }
}

function comparisonOf(amount: bigint, comparativeAmount: bigint): ReportComparison {
  const variance = amount - comparativeAmount
  return {
    comparative: comparativeAmount,
    variance,
    variancePercent: comparativeAmount === 0n ? null : percentOf(variance, absolute(comparativeAmount)),
  }
}

function percentOf(variance: bigint, base: bigint): string {
  const hundredths = timesHalfEven(absolute(variance), ratio(10_000n, base))
  const sign = variance < 0n && hundredths > 0n ? '-' : ''
  return sign + percentageOf(hundredths * 100n)
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

const keyOf = (line: ComparableLine): string =>
  'row' in line ? line.row : `${line.section ?? ''} ${line.code ?? line.name}`

function amountOf(line: ComparableLine): bigint {
  if ('row' in line) return line.total
  return 'amount' in line ? line.amount : line.debit - line.credit
}

/** The current lines with the missing ones at zero: within a section in the order of the codes, or last if they have none. */
function withMissing<Line extends ComparableLine>(
  current: readonly Line[],
  previous: readonly Line[],
): readonly Line[] {
  const lines = [...current]
  const keys = new Set(current.map(keyOf))
  for (const line of previous) {
    if (keys.has(keyOf(line))) continue
    const zero = 'debit' in line ? { debit: 0n, credit: 0n } : { amount: 0n }
    const next = lines.findIndex(other => isBefore(line, other))
    lines.splice(next === -1 ? lines.length : next, 0, { ...line, ...zero })
  }
  return lines
}

function isBefore(line: ComparableLine, other: ComparableLine): boolean {
  if ('row' in line || 'row' in other) return false
  const [section, otherSection] = [sectionIndex(line), sectionIndex(other)]
  if (section !== otherSection) return section < otherSection
  return line.code !== null && other.code !== null && line.code < other.code
}

const sectionIndex = ({ section }: AccountLine): number =>
  section === undefined ? 0 : CASH_FLOW_SECTIONS.indexOf(section)
