import { defineEntity, p } from '@mikro-orm/core'

/** Version of the fees and limits of a workspace. */
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
