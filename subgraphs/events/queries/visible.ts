import type { Context } from '#kernel/context.ts'
import { allow, SERVICES, type Service } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'

/** The services whose webhooks the caller may read or change: a key its own one's, staff every one's; refuses anybody else. */
export function servicesFor({ actor }: Pick<Context, 'actor'>, right: 'read' | 'write'): readonly Service[] {
  const isKey = actor.kind === 'tenant_key'
  if (isKey && actor.service === undefined) throw refuse('FORBIDDEN')
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: `${isKey ? actor.service : 'events'}:${right}` })
  return isKey ? [actor.service!] : SERVICES
}
