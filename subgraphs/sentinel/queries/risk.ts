import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import { READ_COUNTING_SIGNALS, scoreAt, type CountingSignal } from '#sentinel/risk/counting-signals.ts'
import {
  riskComponents,
  riskLevelOf,
  riskScoreOf,
  type ProfileRiskLevel,
  type RiskComponent,
} from '#sentinel/risk/risk-score.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { existingProfile } from './profiles.ts'

const COMPONENTS_MAX = 1_000
const COUNTING = planOnce(READ_COUNTING_SIGNALS)

const countingOf = loader<string, readonly CountingSignal[]>(async (ctx, profileIds) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<CountingSignal>(workspaceId, COUNTING, [workspaceId, profileIds])
  return grouped(profileIds, rows, ({ profileId }) => profileId)
})

/** Current risk score of a profile, in one statement for all of a request. */
export const riskScore = async (ctx: Context, profileId: string): Promise<number> =>
  scoreAt((await countingOf(ctx, profileId)) ?? [], ctx.now())

/** Risk of a profile and the signals that it consists of. */
export interface ElderRisk {
  readonly riskScore: number
  readonly riskLevel: ProfileRiskLevel
  readonly components: readonly RiskComponent[]
}

/** Current risk of a profile with its components, at most 1,000 with the largest factors. */
export async function elderRisk(
  ctx: Context,
  { profileId }: { readonly profileId: string },
): Promise<ElderRisk> {
  await existingProfile(ctx, profileId)
  const components = riskComponents((await countingOf(ctx, profileId)) ?? [], ctx.now())
  const score = riskScoreOf(components)
  return {
    riskScore: score,
    riskLevel: riskLevelOf(score),
    components:
      components.length <= COMPONENTS_MAX
        ? components
        : components.sort((one, other) => other.factor - one.factor).slice(0, COMPONENTS_MAX),
  }
}
