import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { ScreeningPolicyVersion, type PaymentPolicy } from '../entities/screening-policy.ts'
import { withFloors } from '../rules/policy-floors.ts'

export type PolicyVersionRow = Row<typeof ScreeningPolicyVersion>

/** A policy with the number of its version; 0 is the platform's own. */
export interface PolicyInForce { readonly version: number; readonly policy: PaymentPolicy }

/**
 * What counts where a workspace has set nothing: whatever is found holds the payment, and what nobody has decided within a
 * week is given back. Only a workspace that knows its exposed persons (FATF recommendation 12) can say that they are paid at once.
 */
export const DEFAULT_POLICY: PaymentPolicy = {
  pepForeign: 'HOLD', pepDomestic: 'HOLD', pepInternationalOrg: 'HOLD', adverseMedia: 'REVIEW', weakAlias: 'REVIEW',
  staleAfterHours: 48, holdTtlHours: 168, autoReleaseOnFalsePositive: true,
  parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'], minScore: 70, blockScore: 85, nameOnlyCap: 100, homeCountry: null, decisionsBy: 'ANY',
}

/**
 * A later version wins over an earlier one, also over one that was approved and is not yet in force. What was set at once counts whatever
 * the clock says: a process whose clock is behind, or a change that waited for the lock, must not miss it.
 */
const READ_IN_FORCE = `select ${columnsOf(ScreeningPolicyVersion, 'policy')} from compliance.screening_policy_versions policy
  where workspace_id = $1 and (change_id is null or effective_at <= $2) order by version desc limit 1`

type Read = (text: string, values: readonly unknown[]) => Promise<(PolicyVersionRow & Record<string, unknown>)[]>

/** The policy in force at the moment, lifted to the floors. It follows from the stored versions and the time, so no job has to run for it. */
export async function policyInForce(read: Read, { workspaceId, at }: { readonly workspaceId: string; readonly at: Date }): Promise<PolicyInForce> {
  const [stored] = await read(READ_IN_FORCE, [workspaceId, at])
  if (!stored) return { version: 0, policy: DEFAULT_POLICY }
  return { version: stored.version, policy: withFloors(policyOf(stored)) }
}

/** The policy alone, without what else is stored of a version. */
export const policyOf = ({
  pepForeign, pepDomestic, pepInternationalOrg, adverseMedia, weakAlias, staleAfterHours, holdTtlHours, autoReleaseOnFalsePositive, parties, minScore, blockScore, nameOnlyCap, homeCountry, decisionsBy,
}: PaymentPolicy): PaymentPolicy => ({
  pepForeign, pepDomestic, pepInternationalOrg, adverseMedia, weakAlias, staleAfterHours, holdTtlHours, autoReleaseOnFalsePositive, parties, minScore, blockScore, nameOnlyCap, homeCountry, decisionsBy,
})

/** The policy in force, for screening itself. */
export async function paymentPolicy({ database, actor: { workspaceId }, now }: Pick<Context, 'database' | 'actor' | 'now'>): Promise<PaymentPolicy> {
  const { policy } = await policyInForce((text, values) => database.read(workspaceId, text, values), { workspaceId, at: now() })
  return policy
}

/** How payments of the workspace are screened. */
export async function screeningPolicy(ctx: Context): Promise<PaymentPolicy> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return paymentPolicy(ctx)
}
