import { formatMinor } from '#kernel/money.ts'
import { percentOf, ratioOf, rounded, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import type { PassedCredit } from '#sentinel/evaluation/features/read-payee.ts'
import type { DetectionHit } from '#sentinel/evaluation/verdict.ts'

export interface PassingLimits {
  readonly hours: number
  readonly days: number
  readonly share: number
}

/** The largest credit within limits that was passed on to new payees, of those that satisfy the condition. */
export function passedCredit(
  { payee }: EvaluatedDebit,
  { hours, days, share }: PassingLimits,
  isMeant: (credit: PassedCredit) => boolean = () => true,
): PassedCredit | undefined {
  const found = (payee?.passedOn ?? []).filter(
    credit =>
      credit.hours === hours && credit.days === days && credit.share === String(share) && isMeant(credit),
  )
  return found.toSorted((a, b) => (BigInt(a.amountMinor) < BigInt(b.amountMinor) ? 1 : -1))[0]
}

/** The hit of a rule on such a credit. */
export function passedHit(
  credit: PassedCredit,
  { transaction: { currency, occurredAt } }: EvaluatedDebit,
  { hours, days, share }: PassingLimits,
): DetectionHit {
  const [amount, passed] = [BigInt(credit.amountMinor), BigInt(credit.passedMinor)]
  const ratio = ratioOf(passed, amount)
  return {
    reason: `${textOfAmount(passed, currency)} left for payees first seen within ${days} d, ${percentOf(ratio)} of a credit of ${textOfAmount(amount, currency)} at most ${hours} h before; the threshold is ${percentOf(share)}.`,
    observed: {
      credit: formatMinor(amount, currency),
      passed_on: formatMinor(passed, currency),
      share: rounded(ratio, 4),
      currency,
      credit_transaction_id: credit.transactionId,
    },
    threshold: { share, window_hours: hours, payee_days: days },
    window: { from: new Date(credit.at), to: occurredAt },
    transactionIds: [credit.transactionId, ...credit.transactionIds],
  }
}
