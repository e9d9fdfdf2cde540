import type { Context } from '#kernel/context.ts'
import { hasScope } from '#kernel/principal.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { actingPerson, type Analyst } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

const SCOPE = 'compliance:decide'

/**
 * Authorises approvals by another person. An API key needs the scope to decide, and the workspace must not restrict decisions to
 * staff. Without X-Actor the key itself is the person.
 */
export async function admitApprover(ctx: Context): Promise<Analyst> {
  const { kind } = ctx.actor
  if (kind === 'platform') return actingPerson(ctx.actor)
  if (kind === 'anonymous') throw refuseCaller('UNAUTHENTICATED')
  if (kind !== 'staff' && kind !== 'tenant_key') throw refuseCaller('FORBIDDEN')
  if (!hasScope(ctx.actor, SCOPE))
    throw refuseCaller('FORBIDDEN', { message: `This credential lacks the scope ${SCOPE}.` })
  if (kind === 'tenant_key' && (await paymentPolicy(ctx)).decisionsBy === 'STAFF')
    throw refuse('STAFF_REQUIRED', {
      message: 'Only staff may decide in this workspace (decisions_by is STAFF).',
    })
  return actingPerson(ctx.actor)
}

/**
 * Authorises decisions that release or stop subjects and payments. A staff token identifies the person. An API key needs the
 * scope to decide and an X-Actor header, and the workspace must not restrict decisions to staff.
 */
export async function admitAnalyst(ctx: Context): Promise<Analyst> {
  const analyst = await admitApprover(ctx)
  if (ctx.actor.kind === 'tenant_key' && ctx.actor.declaredActor === undefined) throw refuse('ACTOR_REQUIRED')
  return analyst
}

/** Authorises the work on cases and alerts that decides nothing. An API key without X-Actor works as itself. */
export function admitCaseWorker(ctx: Context): Analyst {
  admitWriter(ctx.actor)
  return actingPerson(ctx.actor)
}
