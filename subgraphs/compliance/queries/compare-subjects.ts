import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { compareParties } from '../matching/compare.ts'
import type { Comparison } from '../matching/kinds.ts'
import { partyOf, subjectFaults, type SubjectInput } from '../screening/subject.ts'

export interface CompareSubjects {
  readonly left: SubjectInput
  readonly right: SubjectInput
}

/** Compares two parties as a screening compares a subject with an entry: the analyst's tool, and how the matcher is tried. */
export function compareSubjects(ctx: Context, { left, right }: CompareSubjects): Comparison {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const now = ctx.now()
  const faults = [...subjectFaults(left, now, 'left'), ...subjectFaults(right, now, 'right')]
  if (faults.length > 0) throw invalid(faults)
  return compareParties(partyOf(left), partyOf(right))
}
