import type { LimitWindow } from './limit-use.ts'
import { remainingOf, windowOf, type PostingRefusal } from './posting-outcome.ts'

interface Side {
  readonly id: string
  readonly isSystem: boolean
}

/** Data of the event of a posting refused by a limit. `core.post` writes the same data for refusals outside a command. Amounts are minor units. */
export interface LimitExcess {
  readonly accountId: string
  readonly customerId: string
  readonly transactionType: string
  readonly transferType: string | null
  readonly channel: string
  readonly currency: string
  readonly amountMinor: string
  readonly window: LimitWindow
  readonly limitMinor: string
  readonly remainingMinor: string
  readonly [name: string]: unknown
}

interface LimitedAccount {
  readonly id: string
  readonly customerId: string
}

interface LimitedPosting {
  readonly type: string
  readonly transferType?: string | null
  readonly channel: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly debit: Side
  readonly credit: Side
}

/** The account whose limits apply: the debited one, or for a deposit the credited one. */
export const countingAccountId = ({ debit, credit }: LimitedPosting): string =>
  debit.isSystem ? credit.id : debit.id

/** The event of a refused posting; undefined if it was not refused by a limit. */
export function excessEvent(
  { type, transferType = null, channel, currency, amountMinor }: LimitedPosting,
  account: LimitedAccount,
  refusal: PostingRefusal,
): LimitExcess | undefined {
  const window = windowOf(refusal.outcome)
  if (window === undefined) return undefined
  return {
    accountId: account.id,
    customerId: account.customerId,
    transactionType: type,
    transferType,
    channel,
    currency,
    amountMinor: String(amountMinor),
    window,
    limitMinor: String(refusal.allowedMinor),
    remainingMinor: String(remainingOf(refusal, amountMinor)),
  }
}
