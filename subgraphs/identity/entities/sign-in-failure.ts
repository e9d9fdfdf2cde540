import { defineEntity, p } from '@mikro-orm/core'

/** Failed attempts in a row for an address, whether anybody has it or not. */
export const SignInFailure = defineEntity({
  name: 'SignInFailure',
  schema: 'identity',
  tableName: 'sign_in_failures',
  properties: {
    workspaceId: p.uuid().primary(),
    emailHash: p.text().primary(),
    failures: p.integer(),
    failedAt: p.datetime(),
    lockedUntil: p.datetime().strictNullable(),
  },
})
