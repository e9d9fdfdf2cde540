import { formatMinor } from '#kernel/money.ts'
import { textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import type { DetectionHit } from '#sentinel/evaluation/verdict.ts'

/** The hit of a rule on a debit of a customer who has died. */
export const postDeathHit = ({ amountMinor, currency }: ElderTransactionRow): DetectionHit => ({
  reason: `A debit of ${textOfAmount(amountMinor, currency)} occurred although the customer is dead.`,
  observed: { amount: formatMinor(amountMinor, currency), currency },
  threshold: null,
})
