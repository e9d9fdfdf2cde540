import type { Context } from '#kernel/context.ts'
import { loadAllowedPairs, pairsOfSubject } from '#compliance/allow-list/load-pairs.ts'
import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { loadSignals, type Signals } from '#compliance/risk/load-signals.ts'
import type { RiskConfig } from '#compliance/risk/risk-config.ts'
import { dependenciesOf, type ScreeningDependencies } from './dependencies.ts'
import { planOf, type ScreeningPlan, type ScreeningRequest } from './plan-screening.ts'

/** A planned screening with the settings of its workspace and the allow-list pairs of its subject. */
export interface ScreeningInput {
  readonly plan: ScreeningPlan
  readonly pairs: readonly AllowedPairRow[]
  readonly policy: PaymentPolicy
  readonly config: RiskConfig
  readonly dependencies: ScreeningDependencies
  readonly startedAt: Date
  /** Signals of the subject's transactions; undefined for a subject without any. */
  readonly signals: Signals | undefined
}

export async function loadScreeningInputs(
  ctx: Context,
  requests: readonly ScreeningRequest[],
): Promise<ScreeningInput[]> {
  const dependencies = dependenciesOf(ctx)
  const startedAt = ctx.now()
  const owners = requests.map(({ subjectId = null, subject: { externalId = null } }) => ({
    subjectId,
    externalId,
  }))
  const [pairs, config, policy, signals] = await Promise.all([
    loadAllowedPairs(ctx, owners),
    dependencies.riskConfig(ctx),
    paymentPolicy(ctx),
    loadSignals(
      ctx,
      owners.map(({ externalId }) => externalId),
    ),
  ])
  return requests.map(request => {
    const plan = planOf(request, policy.minScore)
    return {
      plan,
      pairs: pairsOfSubject(ctx, plan, pairs),
      policy,
      config,
      dependencies,
      startedAt,
      signals: signals.get(request.subject.externalId ?? ''),
    }
  })
}
