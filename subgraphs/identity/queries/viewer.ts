import type { Context } from '#kernel/context.ts'
import { allow, type Environment, type Restriction } from '#kernel/principal.ts'
import type { Handoff } from '#identity/operations/sessions/start-session.ts'
import { customerByKey } from './customer.ts'
import type { Customer } from '#identity/customer-record.ts'

export interface Viewer {
  readonly kind: string
  readonly subjectId: string | null
  readonly tenantId: string | null
  readonly environment: Environment
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
  readonly restriction: Restriction | null
}

/**
 * The caller; open to all callers, including those without a credential. For them the tenant's id is null, because it would
 * show that the tenant exists.
 */
export function viewer({ actor }: Context): Viewer {
  allow(actor, { kinds: ['anonymous', 'tenant_key', 'partner_key', 'user', 'staff', 'service'] })
  const { kind, subjectId, tenantId, environment, roles, scopes, restriction = null } = actor
  return {
    kind,
    subjectId: subjectId || null,
    tenantId: (kind !== 'anonymous' && tenantId) || null,
    environment,
    roles,
    scopes,
    restriction,
  }
}

/** The customer of the calling session; null for other callers. */
export const viewerCustomer = async (ctx: Context): Promise<Customer | null> =>
  ctx.actor.kind === 'user' ? customerByKey(ctx, { id: ctx.actor.customerId ?? null }) : null

const READ_TENANT = 'select name from identity.tenants where id = $1'

/** Name of the caller's tenant; null without a credential, even when the request names a tenant. */
export async function viewerTenantName({ actor, database }: Context): Promise<string | null> {
  if (actor.kind === 'anonymous' || actor.tenantId === '') return null
  const [tenant] = await database.read<{ name: string }>('', READ_TENANT, [actor.tenantId])
  return tenant?.name ?? null
}

const READ_HANDOFF = `select return_url as "returnUrl", context from identity.sessions where workspace_id = $1 and id = $2 and customer_id = $3`

/** Handoff data of the calling session; null for other callers. */
export async function viewerHandoff({ actor, database }: Context): Promise<Handoff | null> {
  if (actor.kind !== 'user' || actor.sessionId === undefined) return null
  const [handoff] = await database.read<Handoff>(actor.workspaceId, READ_HANDOFF, [
    actor.workspaceId,
    actor.sessionId,
    actor.customerId,
  ])
  return handoff ?? null
}
