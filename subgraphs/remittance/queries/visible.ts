import type { Context } from '#kernel/context.ts'
import { allow, hasScope } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'

/** Refuses who may not read; a user goes on to see only what is the user's own. */
export function allowReading(ctx: Context): void {
  allow(ctx.actor, { kinds: ['tenant_key', 'user', 'staff'], scope: 'remittance:read' })
}

/** Whether a row of this customer may be shown to the caller, within the workspace. */
export const isVisible = (ctx: Context, customerId: string): boolean =>
  ctx.actor.kind !== 'user' || ctx.actor.customerId === customerId

/** The customer of the session, for what only a user does. */
export function ownCustomer({ actor }: Pick<Context, 'actor'>): string {
  allow(actor, { kinds: ['user'] })
  if (actor.customerId === undefined) throw refuse('FORBIDDEN')
  return actor.customerId
}

/**
 * Whether account and phone numbers are shown in full: to the user whose recipients they are, and to staff who may act on
 * payments. Whoever only looks, and servers' keys, which lie in files, get them masked.
 */
export const seesNumbers = ({ actor }: Context): boolean =>
  actor.kind === 'user' || actor.kind === 'platform' || (actor.kind === 'staff' && hasScope(actor, 'remittance:write'))
