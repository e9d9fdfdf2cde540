import { defineEntity, p } from '@mikro-orm/core'

/** Settings of a workspace, and the version of its fees and limits. */
export const Policy = defineEntity({
  name: 'Policy',
  schema: 'core',
  tableName: 'policies',
  properties: {
    workspaceId: p.uuid().primary(),
    version: p.bigint(),
    timeZone: p.text(),
    baseCurrency: p.text(),
    businessDate: p.date(),
    dayClosing: p.text(),
    bankCode: p.text(),
    institutionBic: p.text().strictNullable(),
    institutionName: p.text().strictNullable(),
    decidesInternalTransfers: p.boolean(),
    rateTtlHours: p.integer().strictNullable(),
  },
})
