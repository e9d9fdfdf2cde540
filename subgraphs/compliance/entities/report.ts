import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { UncheckedRule } from '#compliance/reports/goaml/scan-schema.ts'
import type { ReportStatus, ReportType } from '#compliance/reports/report-types.ts'

/** A report that the worker generates. `content` and `issues` are encrypted. */
export const ComplianceReport = defineEntity({
  name: 'ComplianceReport',
  schema: 'compliance',
  tableName: 'reports',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text().$type<ReportType>(),
    status: p.text().$type<ReportStatus>(),
    caseId: p.uuid().strictNullable(),
    /** Start of the period, inclusive. */
    periodFrom: p.datetime().strictNullable(),
    /** End of the period, exclusive. */
    periodTo: p.datetime().strictNullable(),
    /** Version of the profile when a goAML report was requested. */
    goamlProfileId: p.uuid().strictNullable(),
    content: p.text().strictNullable(),
    contentType: p.text().$type<'application/json' | 'application/xml'>().strictNullable(),
    issues: p.text().strictNullable(),
    uncheckedRules: p.json<readonly UncheckedRule[]>().strictNullable(),
    attempts: p.integer(),
    leaseUntil: p.datetime().strictNullable(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type ComplianceReportRow = Row<typeof ComplianceReport>
