import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import { resolveAs } from '#compliance/operations/screenings/resolve-match.ts'
import { FAILING, RELEASING } from '#compliance/payments/decide-held-payments.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { OPEN_MATCH_STATUSES } from '#compliance/rules/match-status.ts'

const CLOSED = `
  select disposition, closed_by as "by", closed_by_key as "keyId" from compliance.cases
  where workspace_id = $1 and id = $2 and status = 'CLOSED'`
// Matches that only a payment outside of the case has found are another analyst's work.
const OPEN = `
  select match.screening_id as "screeningId", match.id as "matchId" from compliance.case_links payment
  join compliance.payment_matches found on found.workspace_id = $1 and found.payment_id = payment.target_id::uuid
  join compliance.case_links screening on screening.workspace_id = $1 and screening.case_id = $2
    and screening.kind = 'SCREENING' and screening.target_id = found.screening_id::text
  join compliance.screening_matches match on match.workspace_id = $1 and match.id = found.match_id
  where payment.workspace_id = $1 and payment.case_id = $2 and payment.kind = 'PAYMENT' and match.status = any($3::text[])
  order by match.id`

/**
 * Resolves the open matches of the payments of a closed case as its disposition says, in the name of the person who closed it. A match that
 * somebody resolved, and a screening that another one superseded, stay as they are.
 */
export async function resolveMatchesOfCase(ctx: Context, { caseId }: { caseId: string }): Promise<void> {
  allow(ctx.actor, { kinds: ['platform'] })
  const { workspaceId } = ctx.actor
  const [closed] = await ctx.database.read<Analyst & { disposition: CaseDisposition }>(workspaceId, CLOSED, [
    workspaceId,
    caseId,
  ])
  if (!closed) return
  const { disposition, by, keyId } = closed
  const isFailing = FAILING.includes(disposition)
  if (!isFailing && !RELEASING.includes(disposition)) return
  const open = await ctx.database.read<{ screeningId: string; matchId: string }>(workspaceId, OPEN, [
    workspaceId,
    caseId,
    OPEN_MATCH_STATUSES,
  ])
  for (const match of open)
    try {
      await resolveAs(ctx, {
        ...match,
        resolution: isFailing ? 'CONFIRMED' : 'FALSE_POSITIVE',
        reasonCode: 'CASE_CLOSED',
        note: `Case ${caseId} was closed as ${disposition}.`,
        analyst: { by, keyId },
      })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'INVALID_STATE')) throw error
    }
}
