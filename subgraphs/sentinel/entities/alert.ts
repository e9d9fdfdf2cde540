import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderAlertStatus } from '#sentinel/rules/alert-status.ts'

/** An alert about a profile. `note` is encrypted. */
export const Alert = defineEntity({
  name: 'ElderAlert',
  schema: 'sentinel',
  tableName: 'alerts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    customerId: p.text(),
    status: p.text().$type<ElderAlertStatus>(),
    severity: p.text().$type<SignalSeverity>(),
    signalsCount: p.integer(),
    assignee: p.text().strictNullable(),
    caseId: p.uuid().strictNullable(),
    acknowledgedBy: p.text().strictNullable(),
    acknowledgedAt: p.datetime().strictNullable(),
    escalatedBy: p.text().strictNullable(),
    escalatedAt: p.datetime().strictNullable(),
    resolvedBy: p.text().strictNullable(),
    resolvedAt: p.datetime().strictNullable(),
    note: p.text().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})

export type ElderAlertRow = Row<typeof Alert>
