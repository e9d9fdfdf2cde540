import type { Principal } from './principal.ts'
import { refuse } from './refusals.ts'
import { checkDeclaredActor } from './declared-actor.ts'

/** The person who acts, and the API key that acts for this person, if any. */
export interface Analyst {
  /** Id of the staff member, the X-Actor value of an API key, or the id of a key that names no person. */
  readonly by: string
  readonly keyId: string | null
}

/** A staff token identifies the person. An API key acts for the person in X-Actor; without that header the key itself is the person. */
export function actingPerson({ kind, subjectId, declaredActor }: Principal): Analyst {
  if (kind === 'tenant_key')
    return {
      by: declaredActor === undefined ? subjectId : checkDeclaredActor(declaredActor),
      keyId: subjectId,
    }
  if (kind === 'staff' && declaredActor !== undefined)
    throw refuse('VALIDATION_ERROR', {
      message: 'X-Actor must not be sent with a staff token, which already identifies the person.',
    })
  return { by: subjectId, keyId: null }
}

const comparable = (by: string): string => by.normalize('NFKC').toLowerCase()

/** Whether two names in stored form are the same person; spelling in capitals makes no other person. */
export const isSamePerson = (one: string, other: string): boolean => comparable(one) === comparable(other)
