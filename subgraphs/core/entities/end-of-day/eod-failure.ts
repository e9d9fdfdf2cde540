import { defineEntity, p } from '@mikro-orm/core'

/** An account that a step could not process. */
export const EodFailure = defineEntity({
  name: 'EodFailure',
  schema: 'core',
  tableName: 'eod_failures',
  properties: {
    workspaceId: p.uuid().primary(),
    businessDate: p.date().primary(),
    step: p.text().primary(),
    accountId: p.uuid().primary(),
    code: p.text(),
    message: p.text(),
    at: p.datetime(),
  },
})
