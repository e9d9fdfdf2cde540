import { defineEntity, p } from '@mikro-orm/core'

export const LINK_KINDS = ['ALERT', 'TRANSACTION', 'SCREENING', 'SUBJECT', 'PAYMENT'] as const

export type LinkKind = (typeof LINK_KINDS)[number]

/** Something that a case is about. Links are never removed. */
export const CaseLink = defineEntity({
  name: 'CaseLink',
  schema: 'compliance',
  tableName: 'case_links',
  properties: {
    workspaceId: p.uuid().primary(),
    caseId: p.uuid().primary(),
    kind: p.text().$type<LinkKind>().primary(),
    /** Id of the platform, or the tenant's own id of a transaction. */
    targetId: p.text().primary(),
    createdAt: p.datetime(),
  },
})
