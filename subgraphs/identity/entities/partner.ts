import { defineEntity, p } from '@mikro-orm/core'

/** A company that brings users to the tenant's hosted pages. */
export const Partner = defineEntity({
  name: 'Partner',
  schema: 'identity',
  tableName: 'partners',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    returnUrls: p.array().columnType('text[]'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
