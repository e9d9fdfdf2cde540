import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import type { NewJournal } from '#core/ledger/journals/store-journals.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import type { LedgerBalance } from '#core/rules/books/closing/ledger-balance.ts'
import { balancesAfter } from '#core/rules/books/closing/ledger-balance.ts'
import { revaluationLines } from '#core/rules/books/closing/revaluation.ts'
import { yearEndClose } from '#core/rules/books/closing/year-end-close.ts'
import type { GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { minorRate } from '#core/rules/books/journals/entries.ts'
import type { JournalLine } from '#core/rules/books/journals/lines.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import type { ReportCheck } from '#core/rules/books/reports/check.ts'
import { timesHalfEven } from '#core/rules/currencies/ratio.ts'

/** A balance of the general ledger at the end of a year, in one branch and currency; minor units as text, debits less credits. */
export interface BranchBalance {
  readonly branchId: string
  readonly accountId: string
  readonly type: GlAccountType
  readonly currency: string
  readonly minor: string
}

const BALANCES = `select sums.branch_id as "branchId", sums.gl_account_id as "accountId", account.type, sums.currency, sum(sums.debit_minor - sums.credit_minor)::text as minor
  from core.gl_sums sums join core.gl_accounts account on account.workspace_id = $1 and account.id = sums.gl_account_id
  where sums.workspace_id = $1 and sums.grain = 'MONTH' and sums.date <= $2 and (account.type in ('INCOME', 'EXPENSE', 'EQUITY') or account.id = $3)
  group by 1, 2, 3, 4 having sum(sums.debit_minor - sums.credit_minor) <> 0 order by 1, min(account.code), 4`

/** Balances at the end of a date of the accounts that a close moves, and of the account of foreign exchange positions. */
export const balancesAt = (tx: Tx, date: string, positionId: string): Promise<BranchBalance[]> =>
  tx.sql<BranchBalance>(BALANCES, [tx.actor.workspaceId, date, positionId])

export interface ClosingAccounts {
  readonly incomeSummaryId: string
  readonly retainedEarningsId: string
  readonly positionId: string
  readonly exchangeIncomeId: string
}

interface ComposedClose {
  readonly journals: readonly NewJournal[]
  readonly netIncome: bigint
  readonly checks: readonly ReportCheck[]
}

interface CloseTerms {
  readonly year: number
  readonly adjustments: FiscalPeriodRow
  readonly baseCurrency: string
  readonly rates: ReadonlyMap<string, string>
  readonly accounts: ClosingAccounts
}

/** The journals that close a year in every branch, in the order of their posting, with the result of the year and the checks. */
export function composeClose(balances: readonly BranchBalance[], terms: CloseTerms): ComposedClose {
  const branches = [...Map.groupBy(balances, ({ branchId }) => branchId)].map(([branchId, own]) =>
    closeOfBranch(branchId, own, terms),
  )
  const checks = Map.groupBy(
    branches.flatMap(branch => branch.checks),
    ({ name }) => name,
  )
  return {
    journals: branches.flatMap(({ journals }) => journals),
    netIncome: branches.reduce((sum, { netIncome }) => sum + netIncome, 0n),
    checks: [...checks].map(([name, each]) => ({
      name,
      passed: each.every(({ passed }) => passed),
      left: each.reduce((sum, { left }) => sum + left, 0n),
      right: each.reduce((sum, { right }) => sum + right, 0n),
    })),
  }
}

function closeOfBranch(branchId: string, own: readonly BranchBalance[], terms: CloseTerms): ComposedClose {
  const { baseCurrency, accounts, year } = terms
  const rateOf = (currency: string) => {
    const rate = currency === baseCurrency ? '1' : terms.rates.get(currency)
    if (rate === undefined)
      throw refuse('RATE_UNAVAILABLE', {
        message: `There is no MID rate of ${currency} and ${baseCurrency}.`,
      })
    return { decimal: rate, ratio: minorRate(rate, currency, baseCurrency) }
  }
  const valued = own.map(({ accountId, type, currency, minor }): LedgerBalance => {
    const amountMinor = BigInt(minor)
    const size = timesHalfEven(amountMinor < 0n ? -amountMinor : amountMinor, rateOf(currency).ratio)
    return { accountId, type, currency, amountMinor, baseMinor: amountMinor < 0n ? -size : size }
  })
  const revaluation = revaluationLines(
    valued.filter(({ accountId }) => accountId === accounts.positionId),
    { baseCurrency, rateOf: currency => rateOf(currency).ratio },
    { positionId: accounts.positionId, incomeId: accounts.exchangeIncomeId },
  )
  const isMissing = (id: string): boolean =>
    !valued.some(({ accountId, currency }) => accountId === id && currency === baseCurrency)
  const zero = (accountId: string, type: GlAccountType): LedgerBalance[] =>
    isMissing(accountId) ? [{ accountId, type, currency: baseCurrency, amountMinor: 0n, baseMinor: 0n }] : []
  const known = [
    ...valued,
    ...zero(accounts.exchangeIncomeId, 'INCOME'),
    ...zero(accounts.positionId, 'ASSET'),
  ]
  const close = yearEndClose(balancesAfter(known, revaluation), accounts)
  const journal = (
    journalType: JournalType,
    description: string,
    lines: readonly JournalLine[],
  ): NewJournal => ({
    id: newId(),
    journalType,
    status: 'POSTED',
    description,
    transactionDate: terms.adjustments.endDate,
    effectiveDate: terms.adjustments.endDate,
    period: terms.adjustments,
    opensPeriod: terms.adjustments.status === 'FUTURE',
    requiresApproval: false,
    isMemo: false,
    sourceSystem: null,
    sourceReference: null,
    branchId,
    reversesId: null,
    lines: lines.map(line => ({
      ...line,
      exchangeRate: rateOf(line.currency).decimal,
      description: null,
    })),
  })
  return {
    ...close,
    journals: [
      ...(revaluation.length > 0
        ? [journal('REVALUATION', `Positions at MID, end of ${year}`, revaluation)]
        : []),
      ...close.journals.map(lines => journal('CLOSING', `Close of ${year}`, lines)),
    ],
  }
}
