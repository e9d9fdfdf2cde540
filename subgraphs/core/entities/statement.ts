import { defineEntity, p } from '@mikro-orm/core'

/** A requested statement. A worker writes its document into `core.statement_chunks`. */
export const Statement = defineEntity({
  name: 'Statement',
  schema: 'core',
  tableName: 'statements',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountId: p.uuid(),
    fromDate: p.date(),
    toDate: p.date(),
    periodFrom: p.datetime(),
    periodTo: p.datetime(),
    format: p.text(),
    status: p.text(),
    beforeSequence: p.bigint(),
    lastSequence: p.bigint(),
    bytes: p.bigint().strictNullable(),
    chunks: p.integer().strictNullable(),
    fileName: p.text(),
    failureReason: p.text().strictNullable(),
    attempts: p.integer(),
    leaseUntil: p.datetime().strictNullable(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
    expiresAt: p.datetime().strictNullable(),
  },
})
