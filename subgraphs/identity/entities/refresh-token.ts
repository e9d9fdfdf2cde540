import { defineEntity, p } from '@mikro-orm/core'

/** A token that renews a session once. Only a hash is stored. */
export const RefreshToken = defineEntity({
  name: 'RefreshToken',
  schema: 'identity',
  tableName: 'refresh_tokens',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    sessionId: p.uuid(),
    hash: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})
