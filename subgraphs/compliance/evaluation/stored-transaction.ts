import type { Context } from '#kernel/context.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import { decryptTransaction } from './seal-transaction.ts'
import { TRANSACTION_COLUMNS } from './store-transaction.ts'
import type { MonitoredTransaction } from './transaction.ts'

const BY_IDS = `
  select ${TRANSACTION_COLUMNS} from compliance.monitored_transactions transaction
  where workspace_id = $1 and transaction_id = any($2::text[]) order by occurred_at, sequence`

type JudgedColumns = Pick<
  MonitoredTransactionRow,
  | 'workspaceId'
  | 'id'
  | 'details'
  | 'transactionId'
  | 'occurredAt'
  | 'type'
  | 'direction'
  | 'channel'
  | 'amountMinor'
  | 'currency'
  | 'merchantId'
  | 'initiatedBy'
  | 'counterparty'
>

/** A stored transaction as it was judged; undefined once its personal data was erased. */
export function storedTransaction(
  keys: Context['keys'],
  row: JudgedColumns,
): MonitoredTransaction | undefined {
  const details = decryptTransaction(keys, row)
  if (details === null) return undefined
  const { phone: _, address: __, ...parties } = details
  return {
    ...parties,
    transactionId: row.transactionId,
    occurredAt: row.occurredAt,
    type: row.type,
    direction: row.direction,
    channel: row.channel,
    amountMinor: row.amountMinor,
    currency: row.currency,
    merchantId: row.merchantId,
    initiatedBy: row.initiatedBy,
    counterpartyKey: row.counterparty,
  }
}

/** The stored transactions with these ids whose personal data is there, oldest first. */
export async function storedTransactions(
  ctx: Context,
  ids: readonly string[],
): Promise<readonly MonitoredTransaction[]> {
  if (ids.length === 0) return []
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<MonitoredTransactionRow>(workspaceId, BY_IDS, [workspaceId, ids])
  await ctx.keys.ready(workspaceId)
  return rows.flatMap(row => storedTransaction(ctx.keys, row) ?? [])
}
