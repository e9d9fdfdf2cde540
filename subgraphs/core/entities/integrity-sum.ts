import { defineEntity, p } from '@mikro-orm/core'

/** Sums over the verified entries of an account. */
export const IntegritySum = defineEntity({
  name: 'IntegritySum',
  schema: 'core',
  tableName: 'integrity_sums',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    isOwn: p.boolean().primary(),
    currency: p.text().primary(),
    entries: p.bigint(),
    balanceMinor: p.decimal().columnType('numeric'),
    led: p.decimal().columnType('numeric').strictNullable(),
  },
})
