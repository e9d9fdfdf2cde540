import type { JournalLine } from './lines.ts'

/** A change of the general ledger's sums, as core.add_to_general_ledger takes it; the amounts are minor units. */
export interface LedgerChange {
  readonly date: string
  readonly gl_account_id: string
  readonly branch_id: string
  readonly currency: string
  readonly source: 'JOURNALS'
  readonly is_adjustment: boolean
  readonly is_closing: boolean
  readonly debit: string
  readonly credit: string
}

/** What a posted journal adds to the general ledger. */
export interface LedgerJournal {
  readonly effectiveDate: string
  readonly branchId: string
  readonly journalType: string
  readonly isAdjustment: boolean
  readonly lines: readonly Pick<JournalLine, 'accountId' | 'currency' | 'entryType' | 'amountMinor'>[]
}

interface Sum {
  readonly change: Omit<LedgerChange, 'debit' | 'credit'>
  debit: bigint
  credit: bigint
}

/** The changes of the sums by posted journals, one for each date, account, branch and currency. */
export function ledgerChanges(journals: readonly LedgerJournal[]): readonly LedgerChange[] {
  const groups = new Map<string, Map<string, Sum>>()
  for (const { effectiveDate, branchId, journalType, isAdjustment, lines } of journals) {
    const isClosing = journalType === 'CLOSING'
    const group = `${effectiveDate} ${branchId} ${isAdjustment} ${isClosing}`
    const sums = groups.get(group) ?? new Map<string, Sum>()
    groups.set(group, sums)
    for (const { accountId, currency, entryType, amountMinor } of lines) {
      if (amountMinor === 0n) continue
      const key = accountId + currency
      let sum = sums.get(key)
      if (!sum) {
        const change = {
          date: effectiveDate,
          gl_account_id: accountId,
          branch_id: branchId,
          currency,
          source: 'JOURNALS' as const,
          is_adjustment: isAdjustment,
          is_closing: isClosing,
        }
        sums.set(key, (sum = { change, debit: 0n, credit: 0n }))
      }
      if (entryType === 'DEBIT') sum.debit += amountMinor
      else sum.credit += amountMinor
    }
  }
  const sums = [...groups.values()].flatMap(group => [...group.values()])
  return sums.map(({ change, debit, credit }) => ({
    ...change,
    debit: debit.toString(),
    credit: credit.toString(),
  }))
}
