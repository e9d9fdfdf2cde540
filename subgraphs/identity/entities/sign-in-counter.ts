import { defineEntity, p } from '@mikro-orm/core'

/** Failed sign-in attempts, by a keyed hash of the address, the account or both. */
export const SignInCounter = defineEntity({
  name: 'SignInCounter',
  schema: 'identity',
  tableName: 'sign_in_counters',
  properties: {
    workspaceId: p.uuid().primary(),
    keyHash: p.text().primary(),
    failures: p.integer(),
    beganAt: p.datetime(),
    failedAt: p.datetime(),
    lockedUntil: p.datetime().strictNullable(),
  },
})
