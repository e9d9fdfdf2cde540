import type { Reaction } from '#kernel/events/reactions.ts'
import { resolveMatchesOfCase } from '#compliance/operations/cases/resolve-matches-of-case.ts'

/** Applies the disposition of a case to the matches for which its payments are held. */
export const onCaseClosed: Reaction = {
  name: 'compliance.resolve_matches_of_case',
  on: ['compliance.case_closed'],
  run: (ctx, { aggregateId }) => resolveMatchesOfCase(ctx, { caseId: aggregateId }),
}
