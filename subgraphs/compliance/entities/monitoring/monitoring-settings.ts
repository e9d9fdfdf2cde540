import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { BusinessCalendar } from '#compliance/cases/business-calendar.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'

/** Settings of a workspace's monitoring. A workspace without a row uses the defaults. */
export const MonitoringSettings = defineEntity({
  name: 'MonitoringSettings',
  schema: 'compliance',
  tableName: 'monitoring_settings',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Hours until a case is due, by its priority. */
    slaHours: p.json<Readonly<Record<CasePriority, number>>>(),
    /** Country whose deadlines of reports apply; null when none is set. */
    country: p.text().strictNullable(),
    /** Hours until a suspicious transaction report is due where the law of the country names no fixed period. */
    strHours: p.integer(),
    /** Percentage of near misses that analysts judge. */
    sampleBelowLine: p.double().$type<number>(),
    /** Postings of the ledger are judged from then on; null when they are not. */
    movementsFrom: p.datetime().strictNullable(),
    /** Days on which the deadlines of cases run; null when every hour counts. */
    businessCalendar: p.json<BusinessCalendar>().strictNullable(),
    updatedBy: p.text(),
    updatedAt: p.datetime(),
  },
})

export type MonitoringSettingsRow = Row<typeof MonitoringSettings>
