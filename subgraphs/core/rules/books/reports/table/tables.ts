import type { EquityComponent } from '#core/rules/books/chart/gl-account.ts'
import { componentAmounts } from '#core/rules/books/reports/changes-in-equity.ts'
import type { ComparedAmount } from '#core/rules/books/reports/comparative.ts'
import type { Elimination } from '#core/rules/books/reports/consolidated.ts'
import { rowOf, type ReportColumn, type ReportRow, type ReportTable } from './report-table.ts'
import type { ReportShape } from './shapes.ts'

type Totals<Amount> = Readonly<Record<string, Amount>>

interface Tabled<Amount> {
  readonly lines: readonly object[]
  readonly totals: Totals<Amount>
}

/** The table of a report. */
export const reportTable = (shape: ReportShape, { lines, totals }: Tabled<bigint>): ReportTable => ({
  ...shape,
  rows: [...lineRows(shape.columns, lines), ...totalRows('TOTAL', shape, totals)],
})

/** The table of a report beside the same report on other dates. */
export function comparedTable(shape: ReportShape, { lines, totals }: Tabled<ComparedAmount>): ReportTable {
  const columns: readonly ReportColumn[] = [
    ...shape.columns,
    { field: 'comparative', kind: 'AMOUNT' },
    { field: 'variance', kind: 'AMOUNT' },
    { field: 'variancePercent', kind: 'NUMBER' },
  ]
  const compared = Object.entries(totals).map(([field, { amount, ...comparison }]) =>
    rowOf('TOTAL', columns, {
      [shape.nameColumn]: field,
      [columnOf(shape, field)]: amount,
      ...comparison,
    }),
  )
  return { ...shape, columns, rows: [...lineRows(columns, lines), ...compared] }
}

interface Consolidated extends Tabled<bigint> {
  readonly entities: readonly {
    readonly branchId: string
    readonly code: string
    readonly totals: Totals<bigint>
  }[]
  readonly eliminations: readonly Elimination[]
}

/** The table of a consolidated report. Totals of a branch and eliminations have the code of the branch. */
export function consolidatedTable(
  shape: ReportShape,
  { lines, totals, entities, eliminations }: Consolidated,
): ReportTable {
  const columns: readonly ReportColumn[] = [...shape.columns, { field: 'branch', kind: 'TEXT' }]
  const ofBranches = entities.flatMap(({ code, totals: own }) =>
    totalRows('BRANCH_TOTAL', { ...shape, columns }, own, code),
  )
  const codes = new Map(entities.map(({ branchId, code }) => [branchId, code]))
  const eliminated = eliminations.map(({ branchId, code, name, amount }) =>
    rowOf('ELIMINATION', columns, {
      code,
      [shape.nameColumn]: name,
      ...(shape.totalColumn === undefined
        ? { debit: amount > 0n ? amount : 0n, credit: amount < 0n ? -amount : 0n }
        : { [shape.totalColumn]: amount }),
      branch: codes.get(branchId) ?? null,
    }),
  )
  return {
    ...shape,
    columns,
    rows: [
      ...lineRows(columns, lines),
      ...totalRows('TOTAL', { ...shape, columns }, totals),
      ...ofBranches,
      ...eliminated,
    ],
  }
}

/** Rows of lines; a line with amounts by component of equity has a column for each. */
const lineRows = (columns: readonly ReportColumn[], lines: readonly object[]): readonly ReportRow[] =>
  lines.map(line => {
    const { amounts } = line as { readonly amounts?: Readonly<Record<EquityComponent, bigint>> }
    return rowOf('LINE', columns, amounts ? { ...componentAmounts(amounts), ...line } : line)
  })

function totalRows(
  type: 'TOTAL' | 'BRANCH_TOTAL',
  shape: ReportShape,
  totals: Totals<bigint>,
  branch: string | null = null,
): readonly ReportRow[] {
  const { columns, nameColumn, totalColumn } = shape
  if (totalColumn === undefined) return [rowOf(type, columns, { ...totals, [nameColumn]: 'total', branch })]
  return Object.entries(totals).map(([field, amount]) =>
    rowOf(type, columns, { [nameColumn]: field, [columnOf(shape, field)]: amount, branch }),
  )
}

const columnOf = ({ columns, totalColumn }: ReportShape, total: string): string =>
  columns.some(({ field }) => field === total) ? total : totalColumn!
