import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { KycLimit } from '#remittance/entities/kyc-limit.ts'

export type KycLimitRow = Row<typeof KycLimit>

const IN_FORCE = `select distinct on (level, currency) ${columnsOf(KycLimit, 'kyc')} from remittance.kyc_limits kyc
  where workspace_id = $1 and effective_from <= $2
  order by level, currency, effective_from desc`

/** The limits in force, by level and currency. */
export async function kycLimits(ctx: Context): Promise<KycLimitRow[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'remittance:read' })
  return limitsInForce(ctx)
}

/** Like `kycLimits`, for operations of any caller. No rows mean no limits. */
export const limitsInForce = (ctx: Context): Promise<KycLimitRow[]> =>
  ctx.database.read<KycLimitRow>(ctx.actor.workspaceId, IN_FORCE, [ctx.actor.workspaceId, ctx.now()])
