import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { DAY_S } from '#sentinel/evaluation/periods.ts'
import { largest, type RuleParameterLists } from '#sentinel/evaluation/rules-by-type.ts'
import { PAYEE_STATEMENT, PAYEE_TYPES } from './payee-statement.ts'
import { readRow, type DebitReader } from './read-row.ts'

/** An earlier payment to the payee, in the currency of the debit. */
export interface EarlierPayment {
  readonly ageS: number
  readonly amountMinor: string
  readonly transactionId: string
}

/** A credit of which at least `share` left for payees who were new, within `hours` before the debit. */
export interface PassedCredit {
  readonly hours: number
  readonly days: number
  readonly share: string
  readonly transactionId: string
  readonly at: string
  readonly amountMinor: string
  readonly passedMinor: string
  readonly transactionIds: readonly string[]
  /** Times of the payer's credits up to this one; null without a payer. */
  readonly creditTimes: readonly string[] | null
}

/** What rules need of the payee of a debit. */
export interface PayeeHistory {
  /** First earlier debit to the payee; null if the evaluated one is the first. */
  readonly firstAt: Date | null
  /** Earlier debits to anybody, counted up to what the rules need; null if the payee is known. */
  readonly earlierDebits: number | null
  /** Oldest first; null if the payee is not new. */
  readonly payments: readonly EarlierPayment[] | null
  readonly passedOn: readonly PassedCredit[] | null
}

/** Payees of an income that leaves are new if they were first seen at most so many days ago. */
export const DIVERSION_PAYEE_DAYS = 60

/** Reads the history of a debit's payee; undefined for a debit without one. */
export async function readPayee(
  reader: DebitReader,
  transaction: ElderTransactionRow,
  rules: RuleParameterLists,
): Promise<PayeeHistory | undefined> {
  if (transaction.payeeHash === null) return undefined
  const passing = [
    ...rules.of('RELATED_PARTY').map(({ window_hours: hours, payee_days: days, share }) => ({
      hours,
      days,
      share,
    })),
    ...rules.of('INCOME_DIVERSION').map(({ window_hours: hours, share }) => ({
      hours,
      days: DIVERSION_PAYEE_DAYS,
      share,
    })),
  ]
  const values = [
    reader.actor.workspaceId,
    transaction.profileId,
    transaction.occurredAt,
    transaction.id,
    transaction.currency,
    transaction.payeeHash,
    transaction.amountMinor,
    largest(rules.of('NEW_PAYEE').map(({ min_history: count }) => count)),
    DAY_S * largest(rules.of('REPEATED_SCAM_PATTERN').map(({ window_days: days }) => days)),
    passing.map(({ hours }) => hours),
    passing.map(({ days }) => days),
    passing.map(({ share }) => String(share)),
    transaction.transactionId,
  ]
  return readRow<PayeeHistory>(reader, { text: PAYEE_STATEMENT, values, types: PAYEE_TYPES })
}
