import { defineEntity, p } from '@mikro-orm/core'

/** A keyed hash of a code that replaces the second factor once. */
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
