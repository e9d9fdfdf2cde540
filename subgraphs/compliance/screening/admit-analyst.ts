import type { Context } from '#kernel/context.ts'
import { hasScope } from '#kernel/principal.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { checkDeclaredActor } from '#compliance/rules/declared-actor.ts'

/** The person who decides, and the API key that acts for this person, if any. */
export interface Analyst {
  /** Id of the staff member, or the X-Actor value of an API key. */
  readonly by: string
  readonly keyId: string | null
}

const SCOPE = 'compliance:decide'

/**
 * Authorises decisions that release or stop subjects and payments. A staff token identifies the person. An API key needs the
 * scope to decide and an X-Actor header, and the workspace must not restrict decisions to staff.
 */
export async function admitAnalyst(ctx: Context): Promise<Analyst> {
  const { kind, subjectId, declaredActor } = ctx.actor
  if (kind === 'platform') return { by: subjectId, keyId: null }
  if (kind === 'anonymous') throw refuseCaller('UNAUTHENTICATED')
  if (kind !== 'staff' && kind !== 'tenant_key') throw refuseCaller('FORBIDDEN')
  if (!hasScope(ctx.actor, SCOPE))
    throw refuseCaller('FORBIDDEN', { message: `This credential lacks the scope ${SCOPE}.` })
  if (kind === 'staff') {
    if (declaredActor !== undefined)
      throw refuseCaller('VALIDATION_ERROR', {
        message: 'X-Actor must not be sent with a staff token, which already identifies the person.',
      })
    return { by: subjectId, keyId: null }
  }

  const { decisionsBy } = await paymentPolicy(ctx)
  if (decisionsBy === 'STAFF')
    throw refuse('STAFF_REQUIRED', {
      message: 'Only staff may decide in this workspace (decisions_by is STAFF).',
    })
  if (declaredActor === undefined) throw refuse('ACTOR_REQUIRED')
  return { by: checkDeclaredActor(declaredActor), keyId: subjectId }
}
