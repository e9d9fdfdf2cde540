import { defineEntity, p } from '@mikro-orm/core'

/** The version of what postings of a workspace are priced and limited by. */
export const Policy = defineEntity({
  name: 'Policy',
  schema: 'core',
  tableName: 'policies',
  properties: {
    workspaceId: p.uuid().primary(),
    version: p.bigint(),
    timeZone: p.text(),
    baseCurrency: p.text(),
    bankCode: p.text(),
  },
})
