import type { Context } from '#kernel/context.ts'
import { allow, type Allowed, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRole } from '#kernel/roles.ts'

/** Staff need the scope. API keys belong to one service, so their kind alone is sufficient. */
export function admit(actor: Principal, { kinds, scope }: Required<Allowed>): void {
  allow(actor, actor.kind === 'staff' ? { kinds, scope } : { kinds })
}

/** Admits callers who may grant rights: the tenant's administrators, and the platform. */
export function admitAdministrator(actor: Principal): void {
  allow(actor, { kinds: ['staff'], scope: 'identity:write' })
  if (actor.kind === 'staff' && !actor.roles.includes('admin')) throw refuse('FORBIDDEN')
}

/** Admits callers who may read other customers: those with the scope, or with a role in core banking. */
export function admitReader(ctx: Pick<Context, 'actor' | 'settings'>): void {
  if (!hasRole(ctx, 'viewer'))
    admit(ctx.actor, { kinds: ['staff', 'tenant_key', 'service'], scope: 'identity:read' })
}

/** Admits callers who may manage customers: officers of core banking and higher roles, as staff or as an API key. */
export function admitKeeper(ctx: Pick<Context, 'actor' | 'settings'>): void {
  if (!hasRole(ctx, 'officer')) allow(ctx.actor, { kinds: ['staff', 'service'], scope: 'identity:write' })
}
