import { EQUITY_COMPONENTS, type EquityComponent } from '#core/rules/books/chart/gl-account.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import type { GlAccountBalance } from './gl-account-balance.ts'
import { check } from './check.ts'

/** A balance of an account; the component is null outside equity, and for the income summary. */
export interface EquityBalance extends Pick<GlAccountBalance, 'type' | 'debitLessCreditMinor'> {
  readonly equityComponent: EquityComponent | null
}

/** What journals of one type moved on an account in the range. */
export interface EquityMovement extends EquityBalance {
  readonly journalType: JournalType
}

type EquityRowName =
  | 'OPENING'
  | 'RESTATEMENT'
  | 'PROFIT'
  | 'OCI'
  | 'DIVIDENDS'
  | 'SHARE_ISSUE'
  | 'TRANSFERS'
  | 'OTHER'
  | 'CLOSING'

/** A row in base minor units; what increases equity is positive. */
export interface EquityRow {
  readonly row: EquityRowName
  readonly amounts: Readonly<Record<EquityComponent, bigint>>
  readonly total: bigint
}

const MOVEMENT_ROWS = [
  'RESTATEMENT',
  'PROFIT',
  'OCI',
  'DIVIDENDS',
  'SHARE_ISSUE',
  'TRANSFERS',
  'OTHER',
] as const

const ROW_OF_TYPE: Readonly<Partial<Record<JournalType, (typeof MOVEMENT_ROWS)[number]>>> = {
  RESTATEMENT: 'RESTATEMENT',
  OCI: 'OCI',
  DIVIDEND: 'DIVIDENDS',
  SHARE_ISSUE: 'SHARE_ISSUE',
  RESERVE_TRANSFER: 'TRANSFERS',
}

/** Balances and movements of all accounts. */
interface EquityOfRange {
  readonly opening: readonly EquityBalance[]
  readonly movements: readonly EquityMovement[]
  /** What the rates changed opening balances by until the end of the range. */
  readonly exchange: readonly EquityBalance[]
  readonly closing: readonly EquityBalance[]
}

/**
 * The statement of changes in equity. Income and expense count as retained earnings, whether or not their year is closed, and CLOSING
 * journals therefore change nothing. Equity without a component counts as other reserves.
 */
export function changesInEquity({ opening, movements, exchange, closing }: EquityOfRange) {
  const counted = movements.filter(({ journalType }) => journalType !== 'CLOSING')
  const explained = [
    rowOf('OPENING', opening),
    ...MOVEMENT_ROWS.map(row =>
      rowOf(row, [
        ...counted.filter(movement => rowNameOf(movement) === row),
        ...(row === 'OTHER' ? exchange : []),
      ]),
    ),
  ]
  const last = rowOf('CLOSING', closing)
  const sumOfRows = (amountOf: (row: EquityRow) => bigint): bigint =>
    explained.reduce((sum, row) => sum + amountOf(row), 0n)
  return {
    rows: [...explained, last],
    checks: [
      check(
        'sum of the rows = closing equity',
        sumOfRows(({ total }) => total),
        last.total,
      ),
      ...EQUITY_COMPONENTS.map(component =>
        check(
          `sum of the rows = closing ${component}`,
          sumOfRows(({ amounts }) => amounts[component]),
          last.amounts[component],
        ),
      ),
    ],
  }
}

const rowNameOf = ({ type, journalType }: EquityMovement): (typeof MOVEMENT_ROWS)[number] =>
  type === 'EQUITY' ? (ROW_OF_TYPE[journalType] ?? 'OTHER') : 'PROFIT'

function rowOf(row: EquityRowName, balances: readonly EquityBalance[]): EquityRow {
  const amounts = Object.fromEntries(EQUITY_COMPONENTS.map(component => [component, 0n])) as Record<
    EquityComponent,
    bigint
  >
  let total = 0n
  for (const balance of balances) {
    const component = componentOf(balance)
    if (component === null) continue
    amounts[component] -= balance.debitLessCreditMinor
    total -= balance.debitLessCreditMinor
  }
  return { row, amounts, total }
}

function componentOf({ type, equityComponent }: EquityBalance): EquityComponent | null {
  if (type === 'INCOME' || type === 'EXPENSE') return 'RETAINED_EARNINGS'
  return type === 'EQUITY' ? (equityComponent ?? 'OTHER_RESERVES') : null
}

/** Amounts by component under the names of their fields. */
export const componentAmounts = (amounts: Readonly<Record<EquityComponent, bigint>>) => ({
  shareCapital: amounts.SHARE_CAPITAL,
  sharePremium: amounts.SHARE_PREMIUM,
  retainedEarnings: amounts.RETAINED_EARNINGS,
  statutoryReserve: amounts.STATUTORY_RESERVE,
  regulatoryRiskReserve: amounts.REGULATORY_RISK_RESERVE,
  otherReserves: amounts.OTHER_RESERVES,
})
