import { defineEntity, p } from '@mikro-orm/core'

/** A staff member's TOTP secret, encrypted. It takes effect once it is confirmed. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  schema: 'identity',
  tableName: 'second_factors',
  properties: {
    workspaceId: p.uuid().primary(),
    staffId: p.uuid().primary(),
    sealedSecret: p.text(),
    createdAt: p.datetime(),
    confirmedAt: p.datetime().strictNullable(),
    lastStep: p.bigint().strictNullable(),
  },
})
