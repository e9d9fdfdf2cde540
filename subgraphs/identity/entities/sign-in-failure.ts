import { defineEntity, p } from '@mikro-orm/core'

/** Failures by account alone, as the previous version counts them; a later migration drops the table. */
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
