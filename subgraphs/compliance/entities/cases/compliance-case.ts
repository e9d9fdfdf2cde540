import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

export const CASE_TYPES = [
  'SANCTIONS',
  'PEP',
  'ADVERSE_MEDIA',
  'TRANSACTION',
  'FRAUD',
  'ELDER',
  'IDENTITY',
] as const

export type CaseType = (typeof CASE_TYPES)[number]

/** P1 is the most urgent; priorities compare as texts. */
export type CasePriority = 'P1' | 'P2' | 'P3' | 'P4'

export const CASE_STATUSES = [
  'OPEN',
  'ASSIGNED',
  'IN_PROGRESS',
  'PENDING_INFO',
  'ESCALATED',
  'PENDING_APPROVAL',
  'CLOSED',
] as const

export type CaseStatus = (typeof CASE_STATUSES)[number]

export type CaseDisposition =
  | 'TRUE_POSITIVE'
  | 'FALSE_POSITIVE'
  | 'SUSPICIOUS_REPORTED'
  | 'SUSPICIOUS_NOT_REPORTED'
  | 'DUPLICATE'
  | 'NO_ACTION'

/** An investigation. `details`, its title and summary, is encrypted. */
export const ComplianceCase = defineEntity({
  name: 'ComplianceCase',
  schema: 'compliance',
  tableName: 'cases',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    caseNumber: p.text(),
    type: p.text().$type<CaseType>(),
    priority: p.text().$type<CasePriority>(),
    /** The highest priority that the case ever had. */
    peakPriority: p.text().$type<CasePriority>(),
    status: p.text().$type<CaseStatus>(),
    disposition: p.text().$type<CaseDisposition>().strictNullable(),
    customerId: p.text().strictNullable(),
    details: p.text(),
    assignee: p.text().strictNullable(),
    level: p.smallint(),
    dueAt: p.datetime(),
    slaEscalatedAt: p.datetime().strictNullable(),
    snoozedUntil: p.datetime().strictNullable(),
    /** When a person decided that the activity is suspicious, which starts the statutory clock. */
    suspiciousAt: p.datetime().strictNullable(),
    suspiciousBy: p.text().strictNullable(),
    isSuspectKnown: p.boolean().strictNullable(),
    reportDueAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    /** The API key that acted for this person; null when a staff member or the platform opened the case. */
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    closedBy: p.text().strictNullable(),
    closedByKey: p.uuid().strictNullable(),
    closedAt: p.datetime().strictNullable(),
  },
})

export type ComplianceCaseRow = Row<typeof ComplianceCase>
