import type { Tx } from '#kernel/command.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import { distinct, type RuleParameterLists } from '#sentinel/evaluation/rules-by-type.ts'

/** NSF events in a window that ends with one of them, and in the 365 days before the window. */
export interface NsfCounts {
  readonly days: number
  /** Includes the evaluated event. */
  readonly count: number
  readonly countBefore: number
}

const COUNTS = `
  select days, 1 + count(id) filter (where occurred_at > $3::timestamptz - make_interval(hours => 24 * days))::int as "count",
    count(id) filter (where occurred_at <= $3::timestamptz - make_interval(hours => 24 * days))::int as "countBefore"
  from unnest($5::int[]) days
  left join sentinel.account_events on workspace_id = $1 and profile_id = $2 and type = 'NSF' and occurred_at <= $3 and id <> $4
    and occurred_at > $3::timestamptz - make_interval(hours => 24 * (days + 365))
  group by days`

export const readNsfCounts = (
  tx: Pick<Tx, 'sql' | 'actor'>,
  event: AccountEventRow,
  rules: RuleParameterLists,
): Promise<readonly NsfCounts[]> =>
  tx.sql<NsfCounts>(COUNTS, [
    tx.actor.workspaceId,
    event.profileId,
    event.occurredAt,
    event.id,
    distinct(rules.of('NSF').map(({ window_days: days }) => days)),
  ])
