import { defineEntity, p } from '@mikro-orm/core'

/** A business date and the time at which it was opened; the first date of a workspace has no row. */
export const BusinessDay = defineEntity({
  name: 'BusinessDay',
  schema: 'core',
  tableName: 'business_days',
  properties: {
    workspaceId: p.uuid().primary(),
    businessDate: p.date().primary(),
    openedAt: p.datetime(),
    openedXid: p.bigint(),
  },
})
