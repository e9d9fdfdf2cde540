import type { Duty } from './subgraph.ts'

/**
 * What waits in a domain's tables for the worker. The statement finds it by an index and counts no further than
 * `COUNTED_MOST`; it gives one row of `items`, a number, and `oldest`, a time or null. `$1` is the present.
 */
export interface Backlog {
  readonly queue: string
  readonly description: string
  readonly text: string
}

/** Beyond this many it is of no use to know how many they are, and counting would be work. */
export const COUNTED_MOST = 10_000

/** What waits in a queue; no more than `COUNTED_MOST` are counted. */
export interface Waiting {
  readonly items: number
  /** Seconds since the oldest one has been waiting. */
  readonly oldestS: number
}

/** Counts what a condition finds in a table, in the order of an index. */
export const waitingIn = (table: string, since: string, found: string): string =>
  `select count(*)::int as items, min(since) as oldest from (select ${since} as since from ${table} ${found} limit ${COUNTED_MOST}) waiting`

const QUEUE = /^[a-z_]+$/

const EVERY_MS = 2_000
/** Of several workers one counts: the others find that it was done just before. */
const COUNTED_JUST_NOW = '1500 milliseconds'

/** Puts down that a worker is alive and what waits for it. */
export function reportBacklog(backlogs: readonly Backlog[]): Duty {
  for (const { queue } of backlogs) if (!QUEUE.test(queue)) throw new Error(`a queue's name is of lower-case letters: ${queue}`)
  const counts = backlogs.map(({ queue, text }) =>
    `'${queue}', (select jsonb_build_object('items', items, 'oldestS', greatest(0, extract(epoch from $1::timestamptz - oldest))::float8) from (${text}) queue)`)
  const report = `update kernel.heartbeats set seen_at = clock_timestamp(), backlog = jsonb_build_object(${counts.join(', ')})
    where name = 'worker' and (seen_at is null or seen_at < clock_timestamp() - interval '${COUNTED_JUST_NOW}')`
  return {
    name: 'kernel.report_backlog',
    everyMs: EVERY_MS,
    async run({ sql, now }) {
      await sql(report, [now()])
      return 0
    },
  }
}

/** What waits in the kernel's own tables, for the reactions of these names. */
export const kernelBacklogs = (reactions: readonly string[]): Backlog[] => [
  {
    queue: 'outbox', description: 'facts that were published and not yet relayed',
    text: waitingIn('kernel.outbox', 'occurred_at', 'where relayed_at is null order by position nulls first, id'),
  },
  {
    queue: 'held_workspaces', description: 'workspaces whose facts wait because one of them cannot be opened',
    text: waitingIn('kernel.relay_holds', 'held_at', ''),
  },
  {
    queue: 'reseal', description: 'columns of workspaces whose sealed values are being brought under the newest key',
    text: waitingIn('kernel.reseal_tasks', 'created_at', 'order by due_at'),
  },
  {
    queue: 'reactions', description: 'reactions of domains to facts, not yet done',
    text: waitingIn(`unnest(array[${reactions.map(name => `'${name}'`).join(', ')}]::text[]) as known (name)`, 'created_at',
      `cross join lateral (select created_at from kernel.reactions where reaction = known.name order by due_at limit ${COUNTED_MOST}) due`),
  },
]
