import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { TransactionDecision } from '#compliance/evaluation/decide.ts'
import type { EvaluationRow, RuleSnapshotRow } from '#compliance/entities/monitoring/evaluation.ts'
import { evaluationView, type EvaluationView } from '#compliance/evaluation/evaluation-view.ts'
import { decryptTransaction, type TransactionDetails } from '#compliance/evaluation/seal-transaction.ts'
import { EVALUATION_COLUMNS, TRANSACTION_COLUMNS } from '#compliance/evaluation/store-transaction.ts'
import { admitReader } from '#compliance/rules/rights.ts'

/** A stored transaction with its personal data, as the interface shows it. */
export interface TransactionView extends Pick<
  MonitoredTransactionRow,
  | 'transactionId'
  | 'occurredAt'
  | 'receivedAt'
  | 'type'
  | 'direction'
  | 'channel'
  | 'currency'
  | 'customerId'
  | 'merchantId'
  | 'initiatedBy'
  | 'decision'
  | 'evaluationId'
  | 'voidedAt'
> {
  readonly amount: string
  readonly customer: (TransactionDetails['customer'] & Pick<TransactionDetails, 'phone' | 'address'>) | null
  readonly accountId: string | null
  readonly cardId: string | null
  readonly walletId: string | null
  readonly device: TransactionDetails['device'] | null
  readonly counterparty: TransactionDetails['counterparty']
  readonly reference: string | null
}

export interface TransactionPage {
  readonly first: number
  readonly after?: string | null
  readonly customerId?: string | null
  readonly decision?: TransactionDecision | null
}

const ONE = `
  select ${TRANSACTION_COLUMNS} from compliance.monitored_transactions transaction where workspace_id = $1 and transaction_id = $2`

const DECISIONS: readonly TransactionDecision[] = ['ALLOW', 'REVIEW', 'HOLD', 'BLOCK']

const page = (condition: string, order: string): string => `
  select ${TRANSACTION_COLUMNS} from compliance.monitored_transactions transaction
  where workspace_id = $1 and ${condition} order by ${order} limit $3`

/** Ids rise with the time of arrival. */
const PAGE = page('id < $2', 'id desc')
/** The decision is part of the text, since the index of transactions with an action is partial. */
const PAGES_OF_DECISION = Object.fromEntries(
  DECISIONS.map(decision => [decision, page(`decision = '${decision}' and id < $2`, 'id desc')]),
) as Readonly<Record<TransactionDecision, string>>
const PAGE_OF_CUSTOMER = page(
  `customer_id = $4 and (occurred_at, sequence) < ($2, $5) and ($6::text is null or decision = $6)`,
  'occurred_at desc, sequence desc',
)

const EVALUATION = `
  select ${EVALUATION_COLUMNS}, snapshot.rules from compliance.evaluations evaluation
  join compliance.rule_snapshots snapshot on snapshot.workspace_id = $1 and snapshot.hash = evaluation.rules_hash
  where evaluation.workspace_id = $1 and evaluation.id = $2`

const LIST = 'compliance.monitored_transactions'
/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

/** A stored transaction by the tenant's id of it; null when there is none. */
export async function monitoredTransaction(
  ctx: Context,
  transactionId: string,
): Promise<TransactionView | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<MonitoredTransactionRow>(workspaceId, ONE, [
    workspaceId,
    transactionId,
  ])
  if (!row) return null
  await ctx.keys.ready(workspaceId)
  return viewOf(ctx, row)
}

/** A page of stored transactions, the latest arrival first; those of one customer by the time at which they happened. */
export async function monitoredTransactions(
  ctx: Context,
  { first, after, customerId = null, decision = null }: TransactionPage,
): Promise<Connection<TransactionView>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const list = customerId === null ? LIST : `${LIST}:${customerId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const rows = await (customerId === null
    ? ctx.database.read<MonitoredTransactionRow>(
        workspaceId,
        decision === null ? PAGE : PAGES_OF_DECISION[decision],
        [workspaceId, id, first + 1],
      )
    : ctx.database.read<MonitoredTransactionRow>(workspaceId, PAGE_OF_CUSTOMER, [
        workspaceId,
        at,
        first + 1,
        customerId,
        id === START.id ? 0 : id,
        decision,
      ]))
  await ctx.keys.ready(workspaceId)
  const found = connection(ctx, list, rows, { first, after }, row =>
    customerId === null
      ? { at: row.receivedAt, id: row.id }
      : { at: row.occurredAt, id: String(row.sequence) },
  )
  const edges = found.edges.map(({ cursor, node }) => ({ cursor, node: viewOf(ctx, node) }))
  return { ...found, edges, nodes: edges.map(({ node }) => node) }
}

/** A stored evaluation; null when there is none with this id. */
export async function evaluation(ctx: Context, id: string): Promise<EvaluationView | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<EvaluationRow & Pick<RuleSnapshotRow, 'rules'>>(
    workspaceId,
    EVALUATION,
    [workspaceId, id],
  )
  return row ? evaluationView(row, row.rules, false) : null
}

function viewOf(ctx: Context, row: MonitoredTransactionRow): TransactionView {
  const details = decryptTransaction(ctx.keys, row)
  return {
    ...row,
    amount: formatMinor(row.amountMinor, row.currency),
    customer: details && { ...details.customer, phone: details.phone, address: details.address },
    accountId: details?.accountId ?? null,
    cardId: details?.cardId ?? null,
    walletId: details?.walletId ?? null,
    device: details?.device ?? null,
    counterparty: details?.counterparty ?? null,
    reference: details?.reference ?? null,
  }
}
