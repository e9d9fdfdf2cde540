import { defineEntity, p } from '@mikro-orm/core'

/** A hold on an account. */
export const Hold = defineEntity({
  name: 'Hold',
  schema: 'core',
  tableName: 'holds',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountId: p.uuid(),
    type: p.text(),
    status: p.text(),
    amountMinor: p.bigint(),
    remainingMinor: p.bigint(),
    capturedMinor: p.bigint(),
    currency: p.text(),
    reason: p.text(),
    reference: p.text().strictNullable(),
    expiresAt: p.datetime().strictNullable(),
    capturedTransactionId: p.uuid().strictNullable(),
    expiryPublishedAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
