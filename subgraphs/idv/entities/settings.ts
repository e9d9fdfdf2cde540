import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** Settings of a workspace; without a row the defaults apply. */
export const IdvSettings = defineEntity({
  name: 'IdvSettings',
  schema: 'idv',
  tableName: 'settings',
  properties: {
    workspaceId: p.uuid().primary(),
    minimumAge: p.smallint(),
    attemptsPerDay: p.smallint(),
    retentionDays: p.smallint(),
    /** Encrypted; null if there is none. */
    notificationEmail: p.text().strictNullable(),
    updatedBy: p.text(),
    updatedAt: p.datetime(),
  },
})

export type IdvSettingsRow = Row<typeof IdvSettings>

/** Verifications that were opened in a calendar month (UTC). */
export const MonthlyUsage = defineEntity({
  name: 'IdvMonthlyUsage',
  schema: 'idv',
  tableName: 'monthly_usage',
  properties: {
    workspaceId: p.uuid().primary(),
    month: p.date().primary(),
    verifications: p.integer(),
  },
})
