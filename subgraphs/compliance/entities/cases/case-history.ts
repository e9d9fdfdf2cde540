import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { CaseDisposition, CaseStatus } from './compliance-case.ts'

export type CaseEventType =
  | 'CREATED'
  | 'UPDATED'
  | 'ASSIGNED'
  | 'STARTED'
  | 'INFORMATION_AWAITED'
  | 'ESCALATED'
  | 'CLOSING_PROPOSED'
  | 'CLOSING_REJECTED'
  | 'CLOSED'
  | 'REOPENED'
  | 'COMMENTED'
  | 'LINKED'
  | 'SNOOZED'
  | 'MARKED_SUSPICIOUS'
  | 'SUSPICION_WITHDRAWN'

/** One change of a case, or a comment. `text` is encrypted. */
export const CaseEvent = defineEntity({
  name: 'CaseEvent',
  schema: 'compliance',
  tableName: 'case_history',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    caseId: p.uuid(),
    type: p.text().$type<CaseEventType>(),
    status: p.text().$type<CaseStatus>(),
    previousStatus: p.text().$type<CaseStatus>().strictNullable(),
    /** What changed: ids and codes, no personal data. */
    changes: p.json<Readonly<Record<string, unknown>>>(),
    text: p.text().strictNullable(),
    madeBy: p.text(),
    /** The API key that acted for this person; null when a staff member or the platform acted. */
    madeByKey: p.uuid().strictNullable(),
    madeAt: p.datetime(),
  },
})

/** The closing of a case that takes effect once a second person approves it. `details`, its reason and note, is encrypted. */
export const CaseApproval = defineEntity({
  name: 'CaseApproval',
  schema: 'compliance',
  tableName: 'case_approvals',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    caseId: p.uuid(),
    status: p.text().$type<'PENDING' | 'APPROVED' | 'REJECTED'>(),
    disposition: p.text().$type<CaseDisposition>(),
    /** Status that the case returns to when the closing is rejected. */
    previousStatus: p.text().$type<CaseStatus>(),
    details: p.text(),
    /** Number of links of the case when the closing was proposed. */
    linkCount: p.integer(),
    requestedBy: p.text(),
    requestedByKey: p.uuid().strictNullable(),
    requestedAt: p.datetime(),
    decidedBy: p.text().strictNullable(),
    decidedByKey: p.uuid().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
  },
})

export type CaseEventRow = Row<typeof CaseEvent>
export type CaseApprovalRow = Row<typeof CaseApproval>
