import type { JournalLine } from '#core/rules/books/journals/lines.ts'
import { check, type ReportCheck } from '#core/rules/books/reports/check.ts'
import { balancesAfter, baseSum, linesThatMove, type LedgerBalance } from './ledger-balance.ts'

export interface YearEndClose {
  /** The lines of each closing journal, in the order of posting. A journal without lines is left out. */
  readonly journals: readonly (readonly JournalLine[])[]
  /** Income less expense in base minor units; a loss is negative. */
  readonly netIncome: bigint
  readonly checks: readonly ReportCheck[]
}

/**
 * Closes a year: one journal moves income and expense to the income summary, and one moves the income summary to retained earnings.
 * The balances are those of all accounts after the adjustment period, before any closing journal of the year.
 */
export function yearEndClose(
  balances: readonly LedgerBalance[],
  accounts: { readonly incomeSummaryId: string; readonly retainedEarningsId: string },
): YearEndClose {
  const { incomeSummaryId, retainedEarningsId } = accounts
  const results = balances.filter(({ type }) => type === 'INCOME' || type === 'EXPENSE')
  const toSummary = linesThatMove(results, incomeSummaryId)
  const summaries = summaryOf(balancesAfter(balances, toSummary), incomeSummaryId)
  const toRetained = linesThatMove(summaries, retainedEarningsId)
  const after = balancesAfter(balancesAfter(balances, toSummary), toRetained)
  const journals = [toSummary, toRetained].filter(lines => lines.length > 0)
  return {
    journals,
    netIncome: -baseSum(balances, ['INCOME', 'EXPENSE']),
    checks: [
      check('closing debits = closing credits', ...sidesOf(journals.flat())),
      check('income = 0 after the close', -baseSum(after, ['INCOME']), 0n),
      check('expense = 0 after the close', baseSum(after, ['EXPENSE']), 0n),
      check(
        'income summary = 0 after the close',
        -baseSum(summaryOf(after, incomeSummaryId), ['EQUITY']),
        0n,
      ),
      check(
        'equity and result before = equity after the close',
        -baseSum(balances, ['EQUITY', 'INCOME', 'EXPENSE']),
        -baseSum(after, ['EQUITY']),
      ),
    ],
  }
}

const summaryOf = (balances: readonly LedgerBalance[], incomeSummaryId: string): readonly LedgerBalance[] =>
  balances.filter(({ accountId }) => accountId === incomeSummaryId)

/** Debits and credits in base minor units. */
function sidesOf(lines: readonly JournalLine[]): [debits: bigint, credits: bigint] {
  const sumOf = (side: JournalLine['entryType']): bigint =>
    lines.reduce((sum, { entryType, baseMinor }) => (entryType === side ? sum + baseMinor : sum), 0n)
  return [sumOf('DEBIT'), sumOf('CREDIT')]
}
