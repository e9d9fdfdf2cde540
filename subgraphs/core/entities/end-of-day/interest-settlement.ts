import { defineEntity, p } from '@mikro-orm/core'

/** Interest that was settled apart from the ordinary posting; never updated. */
export const InterestSettlement = defineEntity({
  name: 'InterestSettlement',
  schema: 'core',
  tableName: 'interest_settlements',
  properties: {
    workspaceId: p.uuid().primary(),
    accrualDate: p.date().primary(),
    accountId: p.uuid().primary(),
    id: p.uuid().primary(),
    paidMinor: p.bigint(),
    forgoneMinor: p.bigint(),
    taxMinor: p.bigint(),
    chargedMinor: p.bigint(),
  },
})
