import { defineEntity, p } from '@mikro-orm/core'

/** An alert about a list for every workspace, with the progress of its publication. */
export const ListAlert = defineEntity({
  name: 'ListAlert',
  schema: 'compliance',
  tableName: 'list_alerts',
  properties: {
    id: p.uuid().primary(),
    code: p.text(),
    severity: p.text(),
    component: p.text(),
    message: p.text(),
    raisedAt: p.datetime(),
    publishedUpTo: p.uuid().strictNullable(),
    publishedAt: p.datetime().strictNullable(),
  },
})
