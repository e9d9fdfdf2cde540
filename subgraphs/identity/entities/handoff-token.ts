import { defineEntity, p } from '@mikro-orm/core'

/** A one-time token that opens a session for a partner's user. Only a hash is stored. */
export const HandoffToken = defineEntity({
  name: 'HandoffToken',
  schema: 'identity',
  tableName: 'handoff_tokens',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    hash: p.text(),
    partnerId: p.uuid(),
    customerId: p.uuid(),
    returnUrl: p.text().strictNullable(),
    context: p.json().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})
