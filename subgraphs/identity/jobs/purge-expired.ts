import { deleteSequences } from '#kernel/events/sequence.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { events } from '#identity/events.ts'
import { ADDRESS_KNOWN_MS, COUNT_RETENTION_MS } from '#identity/rules/sign-in-limits.ts'

const MANY = 500
const DAY_MS = 24 * 3_600_000

interface Purged {
  readonly table: string
  readonly key: string
  /** Selects rows by the first column of an index; $1 is the newest time to delete. */
  readonly condition: string
  readonly order: string
  readonly retentionMs: number
  /** Aggregate type of the rows' events. */
  readonly aggregate?: string
}

interface PurgedRow {
  readonly workspaceId: string
  readonly id: string
}

const olderThan = (table: string, key: string, column: string, retentionMs: number): Purged => ({
  table,
  key,
  condition: `${column} < $1`,
  order: column,
  retentionMs,
})

/** Tables to purge, with the retention after the end of a row. */
const PURGED: readonly Purged[] = [
  // Expired tokens stay for a day, so that their holders get TOKEN_EXPIRED instead of TOKEN_INVALID.
  olderThan('handoff_tokens', 'id', 'expires_at', DAY_MS),
  olderThan('refresh_tokens', 'id', 'expires_at', DAY_MS),
  olderThan('sign_in_failures', 'email_hash', 'failed_at', DAY_MS),
  olderThan('sign_in_counters', 'key_hash', 'failed_at', COUNT_RETENTION_MS),
  olderThan('known_addresses', 'staff_id, address_hash', 'last_used_at', ADDRESS_KNOWN_MS),
  {
    ...olderThan('second_factors', 'staff_id', 'created_at', DAY_MS),
    condition: 'confirmed_at is null and created_at < $1',
  },
  // The audit refers to sessions. Their rows stay for 30 days, and one more day until their last tokens are deleted.
  {
    ...olderThan('sessions', 'id', 'least(ended_at, expires_at)', 31 * DAY_MS),
    condition: `least(ended_at, expires_at) < $1
      and not exists (select 1 from identity.refresh_tokens t where t.workspace_id = sessions.workspace_id and t.session_id = sessions.id)`,
    aggregate: events.session_ended.aggregate,
  },
]

// The condition is repeated, because a row can be renewed between the two scans.
const statementOf = ({ table, key, condition, order }: Purged): string => `
  delete from identity.${table} where ${condition} and (workspace_id, ${key}) in (
    select workspace_id, ${key} from identity.${table} where ${condition} order by ${order} limit ${MANY})
  returning workspace_id as "workspaceId", ${key.split(', ')[0]!} as id`

const STATEMENTS = PURGED.map(each => ({ ...each, text: statementOf(each) }))

/** Deletes tokens, sessions, sign-in counters and known addresses that are no longer needed, at most 500 rows of each per run. */
export const purgeExpired: Job = {
  name: 'identity.purge_expired_sessions',
  everyMs: 10 * 60_000,
  async run(worker) {
    let purged = 0
    for (const { text, retentionMs, aggregate } of STATEMENTS)
      purged += await worker.transaction(async sql => {
        const rows = await sql<PurgedRow>(text, [new Date(worker.now().getTime() - retentionMs)])
        if (aggregate !== undefined) await deleteSequences(sql, aggregate, rows)
        return rows.length
      })
    return purged
  },
}
