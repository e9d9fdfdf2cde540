import { defineEntity, p } from '@mikro-orm/core'

/** An address from which a staff member signed in lately, as a keyed hash. */
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
