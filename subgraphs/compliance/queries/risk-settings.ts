import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import type { RiskBand, RiskFactor } from '#compliance/risk/assessment.ts'
import { riskConfig } from '#compliance/risk/risk-config.ts'

/** The factors of the workspace. */
export async function riskFactors(ctx: Context): Promise<readonly RiskFactor[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return (await riskConfig(ctx)).factors
}

/** The bands of the workspace. */
export async function riskBands(ctx: Context): Promise<readonly RiskBand[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return (await riskConfig(ctx)).bands
}
