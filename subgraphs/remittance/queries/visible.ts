import type { Context } from '#kernel/context.ts'
import { allow, hasScope } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'

/** Refuses callers without read access. Users then only see their own rows. */
export function allowReading(ctx: Context): void {
  allow(ctx.actor, { kinds: ['tenant_key', 'user', 'staff'], scope: 'remittance:read' })
}

/** Whether the caller may see a row of this customer, within the workspace. */
export const isVisible = (ctx: Context, customerId: string): boolean =>
  ctx.actor.kind !== 'user' || ctx.actor.customerId === customerId

/** The customer of the session, for operations of users only. */
export function ownCustomer({ actor }: Pick<Context, 'actor'>): string {
  allow(actor, { kinds: ['user'] })
  if (actor.customerId === undefined) throw refuse('FORBIDDEN')
  return actor.customerId
}

/**
 * Whether account and phone numbers are shown in full: to the user who owns the recipients, and to staff who may act on
 * payments. Read-only staff and API keys, which are stored in files, get masked numbers.
 */
export const seesNumbers = ({ actor }: Context): boolean =>
  actor.kind === 'user' ||
  actor.kind === 'platform' ||
  (actor.kind === 'staff' && hasScope(actor, 'remittance:write'))
