import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** Result of an identity verification that the tenant reports for a subject. */
export const IdentityCheck = defineEntity({
  name: 'IdentityCheck',
  schema: 'compliance',
  tableName: 'identity_checks',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subjectId: p.uuid(),
    /** The verification's id at the service that made it. */
    verificationId: p.text(),
    decision: p.text().$type<'VERIFIED' | 'FAILED'>(),
    /** 0 to 100; null when none was reported. */
    score: p.double().$type<number>().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})

export type IdentityCheckRow = Row<typeof IdentityCheck>
