import { defineEntity, p } from '@mikro-orm/core'

/** A ledger event whose transactions are published and summed. */
export const ProcessedLedgerEvent = defineEntity({
  name: 'ProcessedLedgerEvent',
  schema: 'core',
  tableName: 'processed_ledger_events',
  properties: {
    workspaceId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    processedAt: p.datetime(),
  },
})
