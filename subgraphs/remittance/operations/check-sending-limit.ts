import type { Tx } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '../errors.ts'
import type { KycLimitRow } from '../queries/kyc-limits.ts'
import { SENT, sentIn, type SentRow } from '../queries/sent.ts'
import { allowancesOf, leftOf, periodsAt } from '../rules/limits.ts'

export interface Sending {
  readonly customerId: string
  readonly amountMinor: bigint
  readonly currency: string
  /** The limits of the sender's level; undefined where the workspace has none at all. */
  readonly limits: readonly KycLimitRow[] | undefined
}

const LOCK = 'select 1 from remittance.senders where workspace_id = $1 and customer_id = $2 for update'
const ADD = `insert into remittance.senders (workspace_id, customer_id, created_at) values ($1, $2, $3)
  on conflict (workspace_id, customer_id) do nothing`

/**
 * Refuses an amount that is more than the sender may send today or this month. The sender stays locked until the
 * transfer is written, so that transfers at the same moment are counted one after the other.
 */
export async function checkSendingLimit(tx: Tx, { customerId, amountMinor, currency, limits }: Sending): Promise<void> {
  if (limits === undefined) return
  await lockSender(tx, customerId)
  const { day, month } = periodsAt(tx.now())
  const rows = await tx.sql<SentRow>(SENT, [tx.actor.workspaceId, customerId, month, day])
  const [perDay, perMonth] = (['day', 'month'] as const).map(period => leftOf(allowancesOf(limits, period), sentIn(rows, period), currency)) as [bigint, bigint]
  // Where as little is left of both, waiting for the next day would not help.
  const [period, left] = perMonth <= perDay ? ['month', perMonth] : ['day', perDay]
  if (amountMinor > left)
    throw refuse('KYC_LIMIT_EXCEEDED', { says: `This is more than you may send in a ${period} (UTC): ${formatMinor(left, currency)} ${currency} is left.` })
}

async function lockSender(tx: Tx, customerId: string): Promise<void> {
  const { workspaceId } = tx.actor
  const known = await tx.sql(LOCK, [workspaceId, customerId])
  if (known.length > 0) return
  // A statement of its own: one alone would not see a row that somebody else adds while it waits.
  await tx.sql(ADD, [workspaceId, customerId, tx.now()])
  await tx.sql(LOCK, [workspaceId, customerId])
}
