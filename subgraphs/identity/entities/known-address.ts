import { defineEntity, p } from '@mikro-orm/core'

/** A keyed hash of an IP address from which a staff member recently signed in. */
export const KnownAddress = defineEntity({
  name: 'KnownAddress',
  schema: 'identity',
  tableName: 'known_addresses',
  properties: {
    workspaceId: p.uuid().primary(),
    staffId: p.uuid().primary(),
    addressHash: p.text().primary(),
    lastUsedAt: p.datetime(),
  },
})
