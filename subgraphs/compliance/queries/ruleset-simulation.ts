import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { periodOf } from '#compliance/reports/period.ts'
import type { Assessment } from '#compliance/risk/assessment.ts'
import { decideScreeningsAgain, type ScreeningSimulation } from '#compliance/risk/decide-screenings-again.ts'
import { oneAtATime } from '#compliance/risk/one-at-a-time.ts'
import { activeRules } from '#compliance/risk/written-rule.ts'
import { ruleset } from './rulesets.ts'
import { simulateRuleset, type SimulateRuleset } from './simulate-ruleset.ts'

export interface RulesetSimulationRequest {
  readonly id: string
  readonly subject?: SimulateRuleset['subject'] | null
  readonly matches?: SimulateRuleset['matches']
  readonly screenings?: { readonly from: Date; readonly to: Date } | null
}

/** Either the assessment of a subject or the simulation on screenings. */
export interface RulesetSimulation {
  readonly subject: Assessment | null
  readonly screenings: ScreeningSimulation | null
}

/**
 * Simulates the newest version of a ruleset on a subject, or on the screenings of a period. The workspace runs one simulation on screenings
 * at a time in each process. Throws RULESET_NOT_FOUND, and UNAVAILABLE when too many simulations wait.
 */
export async function rulesetSimulation(
  ctx: Context,
  { id, subject, matches, screenings }: RulesetSimulationRequest,
): Promise<RulesetSimulation> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  if (!screenings) {
    if (!subject) throw invalid([{ field: 'subject', reason: 'is required unless screenings are given' }])
    return {
      subject: await simulateRuleset(ctx, { id, subject, matches: matches ?? null }),
      screenings: null,
    }
  }
  const excluded = Object.entries({ subject, matches }).filter(
    ([, given]) => given !== undefined && given !== null,
  )
  if (excluded.length > 0)
    throw invalid(excluded.map(([field]) => ({ field, reason: 'cannot be given together with screenings' })))
  const period = periodOf(screenings, ctx.now(), 'screenings.')
  const simulated = await ruleset(ctx, id)
  if (!simulated) throw refuse('RULESET_NOT_FOUND')
  return {
    subject: null,
    screenings: await oneAtATime(ctx, () =>
      decideScreeningsAgain(ctx, { rulesetId: id, rules: activeRules(simulated), period }),
    ),
  }
}
