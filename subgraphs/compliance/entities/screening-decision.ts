import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { DecisionOutcome } from '#compliance/risk/assessment.ts'

export type DecisionCause = 'SCREENED' | 'MATCH_RESOLVED' | 'MATCH_REOPENED' | 'OVERRIDDEN' | 'FAILED'

/** A decision on a screening with its evidence. `input` is encrypted; its plain text and `assessment` are preserved byte for byte. */
export const ScreeningDecision = defineEntity({
  name: 'ScreeningDecision',
  schema: 'compliance',
  tableName: 'screening_decisions',
  properties: {
    workspaceId: p.uuid().primary(),
    screeningId: p.uuid().primary(),
    number: p.integer().primary(),
    cause: p.text().$type<DecisionCause>(),
    outcome: p.text().$type<DecisionOutcome>(),
    previousOutcome: p.text().$type<DecisionOutcome>().strictNullable(),
    reason: p.text().strictNullable(),
    madeBy: p.text(),
    /** The API key that acted for this person; null when a staff member or the platform acted. */
    madeByKey: p.uuid().strictNullable(),
    engine: p.text().strictNullable(),
    configHash: p.text().strictNullable(),
    input: p.text().strictNullable(),
    assessment: p.text().strictNullable(),
    madeAt: p.datetime(),
  },
})

export type ScreeningDecisionRow = Row<typeof ScreeningDecision>
