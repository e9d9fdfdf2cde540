import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { RiskLevel } from '#compliance/risk/assessment.ts'

/** Why the risk of a subject was recomputed. */
export type RiskCause = 'SCREENING' | 'PERIODIC' | 'LIST_CHANGE' | 'MATCH_RESOLVED'

/** One change of a subject's risk; the first one has no old values. */
export const RiskChange = defineEntity({
  name: 'RiskChange',
  schema: 'compliance',
  tableName: 'risk_changes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subjectId: p.uuid(),
    screeningId: p.uuid().strictNullable(),
    cause: p.text().$type<RiskCause>(),
    oldScore: p.integer().strictNullable(),
    oldBand: p.text().$type<RiskLevel>().strictNullable(),
    newScore: p.integer(),
    newBand: p.text().$type<RiskLevel>(),
    changedAt: p.datetime(),
  },
})

export type RiskChangeRow = Row<typeof RiskChange>
