import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ElderTransactionChannel, ElderTransactionType } from '#sentinel/detection-rules/rule-types.ts'
import type { StoredEvaluation } from '#sentinel/transactions/stored-evaluation.ts'

/** A transaction of an enrolled customer. `details` is encrypted. */
export const ElderTransaction = defineEntity({
  name: 'ElderTransaction',
  schema: 'sentinel',
  tableName: 'transactions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    /** The tenant's id. */
    transactionId: p.text(),
    contentHash: p.text(),
    accountId: p.text().strictNullable(),
    occurredAt: p.datetime(),
    receivedAt: p.datetime(),
    type: p.text().$type<ElderTransactionType>(),
    direction: p.text().$type<'DEBIT' | 'CREDIT'>(),
    channel: p.text().$type<ElderTransactionChannel>(),
    amountMinor: p.bigint(),
    currency: p.text(),
    balanceAfterMinor: p.bigint().strictNullable(),
    /** A debit other than a fee or interest, whose payment was not voided; only these count in rules and baselines. */
    isDebit: p.boolean(),
    payeeHash: p.text().strictNullable(),
    counterpartyCountry: p.text().strictNullable(),
    country: p.text().strictNullable(),
    mcc: p.text().strictNullable(),
    deviceHash: p.text().strictNullable(),
    isAtLimit: p.boolean(),
    isGiftCard: p.boolean(),
    isCrypto: p.boolean(),
    /** Hour of the day, 0 to 23, in the profile's time zone. */
    localHour: p.smallint(),
    details: p.text().strictNullable(),
    /** A signal of this transaction was confirmed, so baselines leave it out. */
    isConfirmed: p.boolean(),
    /** Decision, hold, signals and skipped rules; null if no rule was evaluated. */
    evaluation: p.json<StoredEvaluation>().strictNullable(),
  },
})

export type ElderTransactionRow = Row<typeof ElderTransaction>
