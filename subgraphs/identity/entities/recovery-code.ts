import { defineEntity, p } from '@mikro-orm/core'

/** A code that stands in for the second factor once, as a keyed hash. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  schema: 'identity',
  tableName: 'recovery_codes',
  properties: {
    workspaceId: p.uuid().primary(),
    staffId: p.uuid().primary(),
    hash: p.text().primary(),
    createdAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})
