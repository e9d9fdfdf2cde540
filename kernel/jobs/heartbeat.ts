import type { Job } from './job.ts'

/**
 * A queue in a domain's tables that the worker processes. The statement uses an index and counts no further than
 * `COUNT_MAX`. It returns one row: `items`, a number, and `oldest`, a time or null. `$1` is the current time.
 */
export interface Backlog {
  readonly queue: string
  readonly description: string
  readonly text: string
}

/** Counting stops here: an exact larger number is of no use and expensive. */
export const COUNT_MAX = 10_000

/** Backlog of one queue, counted up to `COUNT_MAX`. */
export interface WaitingCounts {
  readonly items: number
  /** Seconds for which the oldest item has been waiting. */
  readonly oldestS: number
}

/** SQL that counts the rows of a table that match a condition, in the order of an index. */
export const waitingIn = (table: string, since: string, found: string): string =>
  `select count(*)::int as items, min(since) as oldest from (select ${since} as since from ${table} ${found} limit ${COUNT_MAX}) waiting`

const QUEUE = /^[a-z_]+$/

const EVERY_MS = 2_000
/** With several workers, only one counts per interval: the others find a recent heartbeat. */
const RECENT = '1500 milliseconds'

/** Records that a worker is alive, and its backlog. */
export function reportBacklog(backlogs: readonly Backlog[]): Job {
  for (const { queue } of backlogs)
    if (!QUEUE.test(queue)) throw new Error(`a queue's name is of lower-case letters: ${queue}`)
  const counts = backlogs.map(
    ({ queue, text }) =>
      `'${queue}', (select jsonb_build_object('items', items, 'oldestS', greatest(0, extract(epoch from $1::timestamptz - oldest))::float8) from (${text}) queue)`,
  )
  const report = `update kernel.heartbeats set seen_at = clock_timestamp(), backlog = jsonb_build_object(${counts.join(', ')})
    where name = 'worker' and (seen_at is null or seen_at < clock_timestamp() - interval '${RECENT}')`
  return {
    name: 'kernel.report_backlog',
    everyMs: EVERY_MS,
    async run({ sql, now }) {
      await sql(report, [now()])
      return 0
    },
  }
}

/** Queues in the kernel's own tables, with the reactions of these names. */
export const kernelBacklogs = (reactions: readonly string[]): Backlog[] => [
  {
    queue: 'outbox',
    description: 'events that are published but not yet relayed',
    text: waitingIn(
      'kernel.outbox',
      'occurred_at',
      'where relayed_at is null order by position nulls first, id',
    ),
  },
  {
    queue: 'audit',
    description: 'rows of the audit that are not yet sealed in the hash chain',
    text: waitingIn('kernel.audit_queue', 'at', ''),
  },
  {
    queue: 'stalled_workspaces',
    description: 'workspaces whose events wait because one of them cannot be decrypted',
    text: waitingIn('kernel.relay_holds', 'held_at', ''),
  },
  {
    queue: 'reseal',
    description: 'columns of workspaces whose values are being re-encrypted with the newest key',
    text: waitingIn('kernel.reseal_tasks', 'created_at', 'order by due_at'),
  },
  {
    queue: 'reactions',
    description: 'event handlers of domains that have not yet run successfully',
    text: waitingIn(
      `unnest(array[${reactions.map(name => `'${name}'`).join(', ')}]::text[]) as known (name)`,
      'created_at',
      `cross join lateral (select created_at from kernel.reactions where reaction = known.name order by due_at limit ${COUNT_MAX}) due`,
    ),
  },
]
