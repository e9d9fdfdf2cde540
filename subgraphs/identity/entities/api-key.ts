import { defineEntity, p } from '@mikro-orm/core'

/** A credential of a server for one service, or of a partner. Only a hash of the secret is stored. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  schema: 'identity',
  tableName: 'api_keys',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    service: p.text().strictNullable(),
    partnerId: p.uuid().strictNullable(),
    name: p.text(),
    prefix: p.text(),
    hash: p.text(),
    scopes: p.array().columnType('text[]'),
    role: p.text().strictNullable(),
    tier: p.text().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
})
