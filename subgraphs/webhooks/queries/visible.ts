import type { Context } from '#kernel/context.ts'
import { allow, hasScope, SERVICES, type Service } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRole } from '#kernel/roles.ts'

/**
 * The services whose webhooks the caller may read or change: for a key its own service, for staff every service; other callers
 * are refused. Webhooks of core banking require a manager, because a receiver gets everything that a viewer may see, which is
 * more than a teller should.
 */
export function servicesFor(
  ctx: Pick<Context, 'actor' | 'settings'>,
  right: 'read' | 'write',
): readonly Service[] {
  const { actor } = ctx
  const isKey = actor.kind === 'tenant_key'
  if (isKey && actor.service === undefined) throw refuse('FORBIDDEN')
  const isManager = hasRole(ctx, 'manager')
  if (isKey && actor.service === 'core' && !isManager) throw refuse('FORBIDDEN')
  if (actor.kind === 'staff' && isManager && !hasScope(actor, `webhooks:${right}`)) return ['core']
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: `${isKey ? actor.service : 'webhooks'}:${right}` })
  return isKey ? [actor.service!] : SERVICES
}
