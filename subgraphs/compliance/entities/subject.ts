import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { RiskLevel } from '#compliance/risk/assessment.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'

export type SubjectStatus = 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'DECEASED' | 'DELETED'
export type MonitoringCadence = 'DAILY' | 'WEEKLY' | 'MONTHLY'

/** A party that the tenant screens or monitors. `details` is encrypted; null once it was erased. */
export const Subject = defineEntity({
  name: 'Subject',
  schema: 'compliance',
  tableName: 'subjects',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    externalId: p.text().strictNullable(),
    type: p.text().$type<EntryType>(),
    status: p.text().$type<SubjectStatus>(),
    details: p.text().strictNullable(),
    version: p.integer(),
    riskScore: p.integer().strictNullable(),
    riskBand: p.text().$type<RiskLevel>().strictNullable(),
    riskAssessedAt: p.datetime().strictNullable(),
    screeningId: p.uuid().strictNullable(),
    screenedAt: p.datetime().strictNullable(),
    isMonitored: p.boolean(),
    cadence: p.text().$type<MonitoringCadence>().strictNullable(),
    /** Start time of the cadence. */
    cadenceFrom: p.datetime().strictNullable(),
    monitoredFrom: p.bigint().strictNullable(),
    nextScreeningAt: p.datetime().strictNullable(),
    coveredAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})

export type SubjectRow = Row<typeof Subject>
