import { defineEntity, p } from '@mikro-orm/core'

/** What became of a sweep on one business date, or when a person ran it. */
export const SweepExecution = defineEntity({
  name: 'SweepExecution',
  schema: 'core',
  tableName: 'sweep_executions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    sweepId: p.uuid(),
    businessDate: p.date(),
    origin: p.text(),
    status: p.text(),
    sourceAccountId: p.uuid().strictNullable(),
    destinationAccountId: p.uuid().strictNullable(),
    amountMinor: p.bigint().strictNullable(),
    transactionId: p.uuid().strictNullable(),
    failureCode: p.text().strictNullable(),
    failureReason: p.text().strictNullable(),
    executedAt: p.datetime(),
  },
})
