import type { LimitWindow } from './limit-use.ts'

const WINDOWS: readonly LimitWindow[] = ['SINGLE', 'DAILY', 'WEEKLY', 'MONTHLY']

interface Side { readonly id: string; readonly isSystem: boolean }

/** What the fact tells of a movement that a limit has refused; `core.post` writes the same for those that it refuses outside of a command. Amounts are minor units. */
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

interface Refused { readonly outcome: number; readonly first: bigint; readonly second: bigint }
interface Counting { readonly id: string; readonly customerId: string }
interface Movement {
  readonly type: string; readonly transferType?: string | null; readonly channel: string; readonly currency: string; readonly amountMinor: bigint
  readonly debit: Side; readonly credit: Side
}

/** The account whose limits count: who pays, or of a deposit who receives. */
export const countingAccountId = ({ debit, credit }: Movement): string => (debit.isSystem ? credit.id : debit.id)

/** The fact of a refused posting; undefined where something else than a limit has refused it. */
export function excessFact({ type, transferType = null, channel, currency, amountMinor }: Movement, account: Counting, { outcome, first, second }: Refused): LimitExcess | undefined {
  const window = WINDOWS[outcome - 20]
  if (window === undefined) return undefined
  return {
    accountId: account.id, customerId: account.customerId, transactionType: type, transferType, channel, currency, amountMinor: String(amountMinor),
    window, limitMinor: String(first), remainingMinor: String(second),
  }
}
