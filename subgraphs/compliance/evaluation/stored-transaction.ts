import type { Context } from '#kernel/context.ts'
import type { EvaluationInputs, StoredScreening } from '#compliance/entities/monitoring/evaluation.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { HistoryQuery } from './history/history-query.ts'
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

interface StoredJudgement {
  readonly row: MonitoredTransactionRow
  readonly transaction: MonitoredTransaction
  readonly inputs: EvaluationInputs
  readonly screening: StoredScreening | null
}

/** The history of a stored transaction when it arrived, with the inputs of its evaluation. */
export function historyQueryOf({ row, transaction, inputs, screening }: StoredJudgement): HistoryQuery {
  const { card, device, ip, wallet, counterpartyAccount, phone, address } = row
  return {
    workspaceId: row.workspaceId,
    transaction,
    // Only locks use the account.
    keys: { account: null, card, device, ip, wallet, counterpartyAccount, phone, address },
    sequence: row.sequence,
    isReplay: true,
    inputs: {
      subjectSince: inputs.subjectSince === null ? null : new Date(inputs.subjectSince),
      blacklistHits: inputs.blacklistHits,
      screening: screening ?? undefined,
    },
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
