import { defineEntity, p } from '@mikro-orm/core'

/** A company that uses the platform. */
export const Tenant = defineEntity({
  name: 'Tenant',
  schema: 'identity',
  tableName: 'tenants',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique(),
    name: p.text(),
    createdAt: p.datetime(),
  },
})
