import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#remittance/errors.ts'
import type { KycLimitRow } from '#remittance/queries/kyc-limits.ts'
import { SENT, sentIn, type SentRow } from '#remittance/queries/sent.ts'
import { allowancesOf, leftOf, periodsAt } from '#remittance/rules/limits.ts'

export interface Sending {
  readonly amountMinor: bigint
  readonly currency: string
  /** The limits of the sender's KYC level. */
  readonly limits: readonly KycLimitRow[]
}

const LOCK = 'select 1 from remittance.senders where workspace_id = $1 and customer_id = $2 for update'
const ADD = `insert into remittance.senders (workspace_id, customer_id, created_at) values ($1, $2, $3)
  on conflict (workspace_id, customer_id) do nothing`

/**
 * Reads the amounts that the sender has sent today and this month (UTC). Locks the sender until the transfer is written, so
 * that concurrent transfers are counted one after the other.
 */
export async function lockSent(tx: Tx, customerId: string): Promise<SentRow[]> {
  const { workspaceId } = tx.actor
  const { day, month } = periodsAt(tx.now())
  const readSent = (): Promise<[object[], SentRow[]]> =>
    allSettledOrThrow([
      tx.sql(LOCK, [workspaceId, customerId]),
      tx.sql<SentRow>(SENT, [workspaceId, customerId, month, day]),
    ])
  const [known, sent] = await readSent()
  if (known.length > 0) return sent
  // A separate statement: a single one would not see a row that a concurrent transaction inserts while it waits.
  await tx.sql(ADD, [workspaceId, customerId, tx.now()])
  return (await readSent())[1]
}

/** Refuses an amount that exceeds the sender's remaining limit of today or of this month. */
export function checkSendingLimit(
  sent: readonly SentRow[],
  { amountMinor, currency, limits }: Sending,
): void {
  const [perDay, perMonth] = (['day', 'month'] as const).map(period =>
    leftOf(allowancesOf(limits, period), sentIn(sent, period), currency),
  ) as [bigint, bigint]
  // Names the month when it leaves no more than the day, because waiting for the next day would not help.
  const [period, left] = perMonth <= perDay ? ['month', perMonth] : ['day', perDay]
  if (amountMinor > left)
    throw refuse('KYC_LIMIT_EXCEEDED', {
      message: `The amount exceeds your sending limit for this ${period} (UTC): ${formatMinor(left, currency)} ${currency} is left.`,
    })
}
