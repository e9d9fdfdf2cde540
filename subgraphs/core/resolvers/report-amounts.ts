import { formatMinor } from '#kernel/money.ts'
import type { ComparedAmount } from '#core/rules/books/reports/comparative.ts'
import type { Elimination } from '#core/rules/books/reports/consolidated.ts'

type Major<Given> = { readonly [Key in keyof Given]: Given[Key] extends bigint ? string : Given[Key] }

interface MinorReport<Line extends object, Totals extends object, Check extends object> {
  readonly currency: string
  readonly lines: readonly Line[]
  readonly totals: Totals
  readonly checks: readonly Check[]
}

/** The object with its amounts in major units. */
export const inMajorUnits = <Given extends object>(given: Given, currency: string) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'bigint' ? formatMinor(value, currency) : value,
    ]),
  ) as Major<Given>

/** The report with its amounts in major units. */
export function inMajor<
  Line extends object,
  Totals extends object,
  Check extends object,
  Report extends MinorReport<Line, Totals, Check>,
>(report: Report & MinorReport<Line, Totals, Check>) {
  const major = <Given extends object>(given: Given) => inMajorUnits(given, report.currency)
  return {
    ...report,
    lines: report.lines.map(line => major(line)),
    totals: major(report.totals),
    checks: report.checks.map(check => major(check)),
  }
}

/** A comparative report with its amounts in major units. */
export function comparedInMajor<
  Line extends object,
  Totals extends Readonly<Record<string, ComparedAmount>>,
  Check extends object,
  Report extends MinorReport<Line, Totals, Check>,
>(report: Report & MinorReport<Line, Totals, Check>) {
  const totals = Object.entries(report.totals).map(([name, compared]) => [
    name,
    inMajorUnits(compared, report.currency),
  ])
  return {
    ...inMajor<Line, Totals, Check, Report>(report),
    totals: Object.fromEntries(totals) as Readonly<Record<keyof Totals, Major<ComparedAmount>>>,
  }
}

interface MinorEntity<Totals> {
  readonly branchId: string
  readonly code: string
  readonly name: string
  readonly totals: Totals
}

/** A consolidated report with its amounts in major units. */
export function consolidatedInMajor<
  Line extends object,
  Totals extends object,
  Check extends object,
  Report extends MinorReport<Line, Totals, Check> & {
    readonly entities: readonly MinorEntity<Totals>[]
    readonly eliminations: readonly Elimination[]
  },
>(report: Report & MinorReport<Line, Totals, Check>) {
  const { currency, entities, eliminations } = report
  return {
    ...inMajor<Line, Totals, Check, Report>(report),
    entities: entities.map(({ totals, ...entity }) => ({
      ...entity,
      totals: inMajorUnits(totals, currency),
    })),
    eliminations: eliminations.map(one => inMajorUnits(one, currency)),
  }
}
