import type { Row } from '#kernel/database/columns.ts'
import type { Transaction } from '#core/entities/transaction.ts'

/** Net amount that postings add to a system account; negative for a net debit. */
export interface SystemEntries {
  readonly accountId: string
  readonly minor: bigint
  readonly count: bigint
}

type Posted = Pick<
  Row<typeof Transaction>,
  | 'debitAccountId'
  | 'debitSequence'
  | 'creditAccountId'
  | 'creditSequence'
  | 'vatAccountId'
  | 'vatLegMinor'
  | 'amountMinor'
>

/** Sums the entries of postings on system accounts, per account, as in the view core.entries. */
export function systemEntries(postings: readonly Posted[]): SystemEntries[] {
  const sums = new Map<string, { minor: bigint; count: bigint }>()
  const add = (accountId: string, minor: bigint): void => {
    const sum = sums.get(accountId)
    sums.set(accountId, { minor: (sum?.minor ?? 0n) + minor, count: (sum?.count ?? 0n) + 1n })
  }
  for (const {
    debitAccountId,
    debitSequence,
    creditAccountId,
    creditSequence,
    vatAccountId,
    vatLegMinor,
    amountMinor,
  } of postings) {
    if (debitSequence === null) add(debitAccountId, -(amountMinor + (vatLegMinor > 0n ? vatLegMinor : 0n)))
    if (creditSequence === null) add(creditAccountId, amountMinor + (vatLegMinor < 0n ? -vatLegMinor : 0n))
    if (vatAccountId !== null) add(vatAccountId, vatLegMinor)
  }
  return [...sums]
    .map(([accountId, sum]) => ({ accountId, ...sum }))
    .sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
}
