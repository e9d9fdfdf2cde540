import type { LimitWindow } from './limit-use.ts'

const WINDOWS: readonly LimitWindow[] = ['SINGLE', 'DAILY', 'WEEKLY', 'MONTHLY']

interface Side {
  readonly id: string
  readonly isSystem: boolean
}

/** Data of the event of a movement refused by a limit. `core.post` writes the same data for refusals outside a command. Amounts are minor units. */
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

interface Refused {
  readonly outcome: number
  readonly first: bigint
  readonly second: bigint
}
interface Counting {
  readonly id: string
  readonly customerId: string
}
interface Movement {
  readonly type: string
  readonly transferType?: string | null
  readonly channel: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly debit: Side
  readonly credit: Side
}

/** The account whose limits apply: the debited one, or for a deposit the credited one. */
export const countingAccountId = ({ debit, credit }: Movement): string =>
  debit.isSystem ? credit.id : debit.id

/** The event of a refused posting; undefined if it was not refused by a limit. */
export function excessEvent(
  { type, transferType = null, channel, currency, amountMinor }: Movement,
  account: Counting,
  { outcome, first, second }: Refused,
): LimitExcess | undefined {
  const window = WINDOWS[outcome - 20]
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
    limitMinor: String(first),
    remainingMinor: String(second),
  }
}
