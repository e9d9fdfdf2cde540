import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { ScreeningPolicy } from '../entities/screening-policy.ts'

/** How payments are screened; without who set it and when. */
export type PaymentPolicy = Omit<Row<typeof ScreeningPolicy>, 'workspaceId' | 'updatedAt' | 'updatedBy'>

/**
 * What counts where a workspace has set nothing: whatever is found holds the payment, and what nobody has decided within a
 * week is given back. Only a workspace that knows its exposed persons (FATF recommendation 12) can say that they are paid at once.
 */
export const DEFAULT_POLICY: PaymentPolicy = {
  pepForeign: 'HOLD', pepDomestic: 'HOLD', pepInternationalOrg: 'HOLD', adverseMedia: 'REVIEW', weakAlias: 'REVIEW',
  staleAfterHours: 48, holdTtlHours: 168, autoReleaseOnFalsePositive: true,
  parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'], minScore: 70, blockScore: 85, nameOnlyCap: 100, homeCountry: null,
}

export const READ_POLICY = `select ${columnsOf(ScreeningPolicy, 'policy')} from compliance.screening_policies policy where workspace_id = $1`

/** The policy in force, for screening itself. */
export async function paymentPolicy({ database, actor: { workspaceId } }: Context): Promise<PaymentPolicy> {
  const [policy] = await database.read<Row<typeof ScreeningPolicy>>(workspaceId, READ_POLICY, [workspaceId])
  return policy ?? DEFAULT_POLICY
}

/** How payments of the workspace are screened. */
export async function screeningPolicy(ctx: Context): Promise<PaymentPolicy> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return paymentPolicy(ctx)
}
