import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { valuesOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { ScreeningDecision, type ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import { refuse } from '#compliance/errors.ts'
import type { DecisionOutcome } from '#compliance/risk/assessment.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { INSERT_DECISION } from '#compliance/screening/save-screening.ts'
import { refuseBeyondDecisions } from '#compliance/screening/reassess.ts'
import { isCurrent, lockScreening } from '#compliance/screening/load-screening.ts'
import { publishDecision } from '#compliance/screening/publish-screening.ts'
import type { WithAnalyst } from './resolve-match.ts'

export interface OverrideDecision {
  readonly id: string
  readonly outcome: DecisionOutcome
  readonly reason: string
}

const CHANGE =
  'update compliance.screenings set outcome = $3, decision_number = $4, override_number = $4 where workspace_id = $1 and id = $2'

const override = command(
  async (tx, { id, outcome, reason, analyst }: WithAnalyst<OverrideDecision>): Promise<ScreeningRow> => {
    const screening = await lockScreening(tx, id)
    if (!isCurrent(screening) && screening.status !== 'FAILED')
      throw refuse('INVALID_STATE', { message: `The screening is ${screening.status}.` })
    if (outcome === 'HOLD' && screening.purpose !== 'PAYMENT')
      throw invalid([{ field: 'outcome', reason: 'can be HOLD only for payments' }])

    refuseBeyondDecisions(screening)
    const number = screening.decisionNumber + 1
    const decision: ScreeningDecisionRow = {
      workspaceId: tx.actor.workspaceId,
      screeningId: id,
      number,
      cause: 'OVERRIDDEN',
      outcome,
      previousOutcome: screening.outcome,
      reason,
      madeBy: analyst.by,
      madeByKey: analyst.keyId,
      engine: null,
      configHash: null,
      input: null,
      assessment: null,
      madeAt: tx.now(),
    }
    await tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision))
    await tx.sql(CHANGE, [tx.actor.workspaceId, id, outcome, number])
    publishDecision(tx, decision)
    return { ...screening, outcome, decisionNumber: number, overrideNumber: number }
  },
)

/** Overrides the computed decision of a screening, with a reason. The computed decision stays stored. */
export async function overrideDecision(ctx: Context, input: OverrideDecision): Promise<ScreeningRow> {
  const analyst = await admitAnalyst(ctx)
  return override(ctx, { ...input, analyst })
}
