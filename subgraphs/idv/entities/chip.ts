import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** The chip of the document of a verification. */
export const Chip = defineEntity({
  name: 'VerificationChip',
  schema: 'idv',
  tableName: 'chips',
  properties: {
    workspaceId: p.uuid().primary(),
    verificationId: p.uuid().primary(),
    isAuthentic: p.boolean(),
    /** Encrypted. */
    details: p.text(),
    createdAt: p.datetime(),
  },
})

export type ChipRow = Row<typeof Chip>
