import { defineEntity, p } from '@mikro-orm/core'
import type { TransactionDecision } from '#compliance/evaluation/decide.ts'
import type { Row } from '#kernel/database/columns.ts'
import type { CustomerKind, Direction, TransactionKind } from '#compliance/monitoring-rules/rule.ts'

/** A stored transaction. Its personal data is encrypted in `details`; the keys of its parties and devices are keyed hashes. */
export const MonitoredTransaction = defineEntity({
  name: 'MonitoredTransaction',
  schema: 'compliance',
  tableName: 'monitored_transactions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Order of arrival. */
    sequence: p.bigint(),
    /** The tenant's own id. */
    transactionId: p.text(),
    occurredAt: p.datetime(),
    receivedAt: p.datetime(),
    type: p.text().$type<TransactionKind>(),
    direction: p.text().$type<Direction>(),
    channel: p.text(),
    currency: p.text(),
    amountMinor: p.bigint(),
    customerId: p.text(),
    customerType: p.text().$type<CustomerKind>(),
    /** Key of the counterparty as a party of the network; null when it has neither id nor account. */
    counterparty: p.text().strictNullable(),
    card: p.text().strictNullable(),
    device: p.text().strictNullable(),
    ip: p.text().strictNullable(),
    wallet: p.text().strictNullable(),
    counterpartyAccount: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    address: p.text().strictNullable(),
    merchantId: p.text().strictNullable(),
    countries: p.array().columnType('text[]'),
    initiatedBy: p.text().$type<'CUSTOMER' | 'SYSTEM'>(),
    /** Null once it was erased. */
    details: p.text().strictNullable(),
    contentHash: p.text(),
    evaluationId: p.uuid(),
    decision: p.text().$type<TransactionDecision>(),
    /** When the payment was reported as not made; null otherwise. */
    voidedAt: p.datetime().strictNullable(),
    /** Place of this report in the order of arrival, or NEVER_VOIDED. */
    voidSequence: p.bigint(),
  },
})

/** The void sequence of a transaction that was made; no transaction arrives after it. */
export const NEVER_VOIDED = 9_223_372_036_854_775_807n

export type MonitoredTransactionRow = Row<typeof MonitoredTransaction>
