import type { Context } from '#kernel/context.ts'
import { hasScope } from '#kernel/principal.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import { paymentPolicy } from '../queries/screening-policy.ts'
import { checkDeclaredActor } from '../rules/declared-actor.ts'

/** Who decides: a person, and the key that speaks for this person where one does. */
export interface Decider {
  /** Id of the staff member, or the person as a key names it. */
  readonly by: string
  readonly keyId: string | null
}

const SCOPE = 'compliance:decide'

/**
 * Admits the decisions that let subjects and payments pass, or stop them. A staff member is named by its token; a key must
 * have the right to decide, name a person, and act in a workspace that does not demand staff.
 */
export async function admitDecider(ctx: Context): Promise<Decider> {
  const { kind, subjectId, declaredActor } = ctx.actor
  if (kind === 'platform') return { by: subjectId, keyId: null }
  if (kind === 'anonymous') throw refuseCaller('UNAUTHENTICATED')
  if (kind !== 'staff' && kind !== 'tenant_key') throw refuseCaller('FORBIDDEN')
  if (!hasScope(ctx.actor, SCOPE)) throw refuseCaller('FORBIDDEN', { message: `This credential lacks the scope ${SCOPE}.` })
  if (kind === 'staff') {
    if (declaredActor !== undefined) throw refuseCaller('VALIDATION_ERROR', { message: 'X-Actor must be left out beside a staff token, which names its person.' })
    return { by: subjectId, keyId: null }
  }

  const { decisionsBy } = await paymentPolicy(ctx)
  if (decisionsBy === 'STAFF') throw refuse('STAFF_REQUIRED', { message: 'The workspace takes decisions from staff alone (decisions_by is STAFF).' })
  if (declaredActor === undefined) throw refuse('ACTOR_REQUIRED')
  return { by: checkDeclaredActor(declaredActor), keyId: subjectId }
}
