import type { Context } from '#kernel/context.ts'
import type { Sql } from '#kernel/database/dedicated.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import type { IntegrityCheck, IntegrityReport } from './integrity-report.ts'

/** A result younger than this is returned without requesting another run. */
const FRESH_MS = 60_000

const LAST = `select transactions, checks, checked_at as "checkedAt", is_full as "isFull" from core.integrity_runs
  where workspace_id = $1 and status = 'COMPLETED' order by finished_at desc limit 1`

const REQUEST = `insert into core.integrity_runs (workspace_id, id, status, is_full, requested_by, requested_at) values ($1, $2, 'QUEUED', $3, $4, $5)
  on conflict (workspace_id) where finished_at is null do update set is_full = core.integrity_runs.is_full or excluded.is_full
    where core.integrity_runs.status = 'QUEUED'`

export type StoredCheck = Pick<IntegrityCheck, 'name' | 'examples'> & {
  readonly checked: string
  readonly broken: string
}
type Stored = {
  readonly transactions: bigint
  readonly checks: readonly StoredCheck[]
  readonly checkedAt: Date
  readonly isFull: boolean
}

/** Result of the last run. Requests another run unless the last one is fresh; a workspace has at most one open run. */
export async function requestedReport(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  sql: Sql,
  full: boolean,
): Promise<IntegrityReport> {
  const at = now()
  const [last] = await sql<Stored>(LAST, [actor.workspaceId])
  const isFresh =
    last !== undefined && at.getTime() - last.checkedAt.getTime() < FRESH_MS && (last.isFull || !full)
  if (!isFresh) await sql(REQUEST, [actor.workspaceId, newId(), full, `${actor.kind}:${actor.subjectId}`, at])
  if (!last) throw refuse('INTEGRITY_NOT_READY', { retryAfterS: 10 })
  return {
    transactions: last.transactions,
    checkedAt: last.checkedAt,
    isFull: last.isFull,
    status: isFresh ? 'COMPLETED' : 'RUNNING',
    checks: last.checks.map(check => ({
      ...check,
      checked: BigInt(check.checked),
      broken: BigInt(check.broken),
    })),
  }
}
