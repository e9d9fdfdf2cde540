import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'

/** Queues whose length and age the metrics show. */
export const backlogs: NonNullable<SubgraphDefinition['backlogs']> = [
  {
    queue: 'screenings',
    description: 'subjects of batches that are not yet screened',
    text: waitingIn('compliance.screenings', 'created_at', `where status = 'QUEUED' order by created_at, id`),
  },
  {
    queue: 'transaction_batches',
    description: 'batches of transactions that are not yet evaluated',
    text: waitingIn('compliance.transaction_batches', 'created_at', `where status <> 'COMPLETED'`),
  },
  {
    queue: 'movements',
    description: 'postings of monitored ledgers that are not yet evaluated',
    text: waitingIn('compliance.waiting_movements', 'queued_at', ''),
  },
  {
    queue: 'late_arrivals',
    description: 'late transactions after which others are not yet judged again',
    text: waitingIn('compliance.late_arrivals', 'due_at', ''),
  },
  {
    queue: 'list_update_runs',
    description: 'comparisons of monitored subjects with a new version of a list, not yet complete',
    text: waitingIn('compliance.list_update_runs', 'started_at', 'where completed_at is null'),
  },
  {
    queue: 'reports',
    description: 'reports that were requested and are not complete',
    text: waitingIn('compliance.reports', 'created_at', 'where completed_at is null'),
  },
  {
    queue: 'backtests',
    description: 'backtests of rules that were requested and are not complete',
    text: waitingIn('compliance.backtests', 'created_at', 'where completed_at is null'),
  },
  {
    queue: 'failing_lists',
    description: 'watchlists that could not be refreshed when that was last tried',
    text: waitingIn('compliance.list_sources', 'failing_since', 'where failing_since is not null'),
  },
]

/** Pending work that prevents the keys of a workspace from being destroyed. */
export const unfinished: NonNullable<SubgraphDefinition['unfinished']> = [
  {
    what: 'reports that are not complete: let them end',
    text: 'select count(*)::int as found from compliance.reports where workspace_id = $1 and completed_at is null',
  },
  {
    what: 'backtests that are not complete: let them end',
    text: 'select count(*)::int as found from compliance.backtests where workspace_id = $1 and completed_at is null',
  },
  {
    what: 'subjects under monitoring: end it or delete them',
    text: 'select count(*)::int as found from compliance.subjects where workspace_id = $1 and is_monitored',
  },
  {
    what: 'batches of screenings that are not complete: let them end',
    text: `select count(*)::int as found from compliance.screening_batches where workspace_id = $1 and status <> 'COMPLETED'`,
  },
  {
    what: 'batches of transactions that are not complete: let them end',
    text: `select count(*)::int as found from compliance.transaction_batches where workspace_id = $1 and status <> 'COMPLETED'`,
  },
  {
    what: 'late transactions after which others are not yet judged again: let that end',
    text: 'select count(*)::int as found from compliance.late_arrivals where workspace_id = $1',
  },
]
