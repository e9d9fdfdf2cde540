import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'

/** The payment screening policy of the workspace. */
export async function screeningPolicy(ctx: Context): Promise<PaymentPolicy> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return paymentPolicy(ctx)
}
