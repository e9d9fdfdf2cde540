import { defineEntity, p } from '@mikro-orm/core'

/** A session of a customer or staff member who signed in, or of an API key that was exchanged for tokens. */
export const Session = defineEntity({
  name: 'Session',
  schema: 'identity',
  tableName: 'sessions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    customerId: p.uuid().strictNullable(),
    staffId: p.uuid().strictNullable(),
    apiKeyId: p.uuid().strictNullable(),
    returnUrl: p.text().strictNullable(),
    context: p.json().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
    endReason: p.text().strictNullable(),
  },
})
