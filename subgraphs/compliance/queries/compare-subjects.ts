import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import { partyOf, subjectIssues, type SubjectInput } from '#compliance/subjects/subject-input.ts'
import { comparerOf } from '#compliance/searching/comparer.ts'

export interface CompareSubjects {
  readonly left: SubjectInput
  readonly right: SubjectInput
}

/** Same timeout as for a screening. */
const COMPARE_MS = 5_000

/** Compares two parties as a screening compares a subject with a list entry. Analysts use it, and it shows how the matcher works. */
export async function compareSubjects(ctx: Context, { left, right }: CompareSubjects): Promise<Comparison> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const now = ctx.now()
  const issues = [...subjectIssues(left, now, 'left'), ...subjectIssues(right, now, 'right')]
  if (issues.length > 0) throw invalid(issues)
  return comparerOf(ctx).compare(
    { one: partyOf(left), other: partyOf(right) },
    { workspaceId: ctx.actor.workspaceId, deadlineAt: Math.min(ctx.deadlineAt, Date.now() + COMPARE_MS) },
  )
}
