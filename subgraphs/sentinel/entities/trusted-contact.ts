import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** A person whom the institution may contact about a profile. `details` is encrypted. */
export const TrustedContact = defineEntity({
  name: 'TrustedContact',
  schema: 'sentinel',
  tableName: 'trusted_contacts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    details: p.text(),
    isSuspected: p.boolean(),
    createdAt: p.datetime(),
  },
})

export type TrustedContactRow = Row<typeof TrustedContact>
