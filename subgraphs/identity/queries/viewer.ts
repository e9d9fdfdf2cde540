import type { Context } from '#kernel/context.ts'
import { allow, type Environment } from '#kernel/principal.ts'
import { customerByKey, type Customer } from './customer.ts'

export interface Viewer {
  readonly kind: string
  readonly subjectId: string | null
  readonly tenantId: string | null
  readonly environment: Environment
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
}

/** Who is asking; open to everybody, also without a credential. */
export function viewer({ actor }: Context): Viewer {
  allow(actor, { kinds: ['anonymous', 'tenant_key', 'partner_key', 'user', 'staff', 'service'] })
  const { kind, subjectId, tenantId, environment, roles, scopes } = actor
  return { kind, subjectId: subjectId || null, tenantId: tenantId || null, environment, roles, scopes }
}

/** The customer of the session that asks; null for everybody else. */
export const viewerCustomer = async (ctx: Context): Promise<Customer | null> =>
  ctx.actor.kind === 'user' ? customerByKey(ctx, { id: ctx.actor.customerId ?? null }) : null
