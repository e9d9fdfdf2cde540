import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'

/** Settings of a workspace; without a row the defaults apply. */
export const SentinelSettings = defineEntity({
  name: 'SentinelSettings',
  schema: 'sentinel',
  tableName: 'settings',
  properties: {
    workspaceId: p.uuid().primary(),
    ageThreshold: p.smallint(),
    signalExpiryDays: p.smallint(),
    /** Severity from which a signal holds its transaction; null places no hold. */
    autoHoldSeverity: p.text().$type<SignalSeverity>().strictNullable(),
    updatedBy: p.text(),
    updatedAt: p.datetime(),
  },
})

export type SentinelSettingsRow = Row<typeof SentinelSettings>
