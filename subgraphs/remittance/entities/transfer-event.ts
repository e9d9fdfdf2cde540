import { defineEntity, p } from '@mikro-orm/core'
import type { TransferActor, TransferFailureReason } from '#remittance/rules/cause.ts'
import type { TransferStatus } from '#remittance/rules/transitions.ts'

/**
 * One status of a transfer. The status is part of the key, because a transfer reaches each status once. `actor` is null in rows
 * that predate the column.
 */
export const TransferEvent = defineEntity({
  name: 'TransferEvent',
  schema: 'remittance',
  tableName: 'transfer_events',
  properties: {
    workspaceId: p.uuid().primary(),
    transferId: p.uuid().primary(),
    status: p.text().$type<TransferStatus>().primary(),
    at: p.datetime(),
    actor: p.text().$type<TransferActor>().strictNullable(),
    reason: p.text().$type<TransferFailureReason>().strictNullable(),
    reasonCode: p.text().strictNullable(),
  },
})
