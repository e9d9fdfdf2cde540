import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import {
  Evaluation,
  RuleSnapshot,
  type EvaluationRow,
  type RuleSnapshotRow,
} from '#compliance/entities/monitoring/evaluation.ts'
import {
  MonitoredTransaction,
  NEVER_VOIDED,
  type MonitoredTransactionRow,
} from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { GatheredTransaction } from './gather-inputs.ts'
import { foreignOrigins } from './judges/geographic.ts'
import { sealTransaction } from './seal-transaction.ts'

const INSERT_TRANSACTION = insertOf(MonitoredTransaction, 'transaction')
const INSERT_EVALUATION = insertOf(Evaluation, 'evaluation')
const INSERT_SNAPSHOT = `${insertOf(RuleSnapshot, 'snapshot')} on conflict do nothing`
const INSERT_CUSTOMER =
  'insert into compliance.monitored_customers (workspace_id, customer_id) values ($1, $2) on conflict do nothing'
const INSERT_ACCOUNT =
  'insert into compliance.monitored_accounts (workspace_id, account, customer_id) values ($1, $2, $3) on conflict do nothing'
const ADD_TO_DAY = `
  insert into compliance.customer_days as day (workspace_id, customer_id, currency, day, transactions, sum_minor, sum_of_squares)
  values ($1, $2, $3, $4::date, 1, $5::numeric, $5::numeric * $5::numeric)
  on conflict (workspace_id, customer_id, currency, day) do update
    set transactions = day.transactions + 1, sum_minor = day.sum_minor + excluded.sum_minor,
      sum_of_squares = day.sum_of_squares + excluded.sum_of_squares`

export const EVALUATION_COLUMNS = columnsOf(Evaluation, 'evaluation')
export const TRANSACTION_COLUMNS = columnsOf(MonitoredTransaction, 'transaction')

/** Stores the rules of an evaluation, unless an earlier evaluation used the same ones. */
export async function storeSnapshot(
  tx: Tx,
  { hash, rules }: Pick<RuleSnapshotRow, 'hash' | 'rules'>,
): Promise<void> {
  await tx.sql(INSERT_SNAPSHOT, [tx.actor.workspaceId, hash, JSON.stringify(rules), tx.now()])
}

interface StoredTransaction extends Pick<
  MonitoredTransactionRow,
  'id' | 'sequence' | 'contentHash' | 'evaluationId' | 'decision'
> {}

/** Stores a transaction with its evaluation when the transaction of the database commits, and adds it to the totals of its customer. */
export function storeTransaction(
  tx: Tx,
  { parsed, transaction, keys, isKnownCustomer }: GatheredTransaction,
  stored: StoredTransaction,
  evaluation: EvaluationRow,
): void {
  const { workspaceId } = tx.actor
  const { customer, currency, occurredAt, amountMinor } = transaction
  const row: MonitoredTransactionRow = {
    ...stored,
    workspaceId,
    transactionId: transaction.transactionId,
    occurredAt,
    receivedAt: tx.now(),
    type: transaction.type,
    direction: transaction.direction,
    channel: transaction.channel,
    currency,
    amountMinor,
    customerId: customer.id,
    customerType: customer.type,
    counterparty: transaction.counterpartyKey,
    card: keys.card,
    device: keys.device,
    ip: keys.ip,
    wallet: keys.wallet,
    counterpartyAccount: keys.counterpartyAccount,
    phone: keys.phone,
    address: keys.address,
    merchantId: transaction.merchantId,
    countries: [...new Set(foreignOrigins(transaction).map(({ country }) => country))],
    initiatedBy: transaction.initiatedBy,
    voidedAt: null,
    voidSequence: NEVER_VOIDED,
    details: sealTransaction(tx.keys, { workspaceId, id: stored.id }, parsed),
  }
  const json = {
    ...evaluation,
    triggered: JSON.stringify(evaluation.triggered),
    nearMisses: JSON.stringify(evaluation.nearMisses),
    skipped: JSON.stringify(evaluation.skipped),
    screening: evaluation.screening === null ? null : JSON.stringify(evaluation.screening),
    inputs: JSON.stringify(evaluation.inputs),
  } as unknown as EvaluationRow
  tx.atCommit(INSERT_TRANSACTION, valuesOf(MonitoredTransaction, row))
  tx.atCommit(INSERT_EVALUATION, valuesOf(Evaluation, json))
  tx.atCommit(ADD_TO_DAY, [
    workspaceId,
    customer.id,
    currency,
    occurredAt.toISOString().slice(0, 10),
    amountMinor,
  ])
  if (!isKnownCustomer) tx.atCommit(INSERT_CUSTOMER, [workspaceId, customer.id])
  if (keys.account !== null) tx.atCommit(INSERT_ACCOUNT, [workspaceId, keys.account, customer.id])
}
