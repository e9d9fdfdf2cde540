import { readAudit, type AuditEntry } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import type { Period } from '#compliance/reports/period.ts'
import { periodText } from './json.ts'

const PAGE = 500
/** About 3 MB of text. */
const ACTS_MAX = 5_000

/** Administrative acts of a period, newest first. `has_more` states that older acts of the period were left out. */
export async function auditReport(ctx: Context, period: Period): Promise<object> {
  const acts: AuditEntry[] = []
  let after: string | null = null
  do {
    const page = await readAudit(ctx, { since: period.from, until: period.to }, PAGE, after)
    acts.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
  } while (after !== null && acts.length < ACTS_MAX)
  return {
    period: periodText(period),
    has_more: after !== null,
    acts: acts.map(act => ({
      id: act.id,
      at: act.at,
      act: act.act,
      outcome: act.outcome,
      actor: { kind: act.actorKind, id: act.actorId },
      aggregate: act.aggregateType === null ? null : { type: act.aggregateType, id: act.aggregateId },
      data: act.data,
      request_id: act.requestId,
      source_address: act.sourceAddress,
    })),
  }
}
