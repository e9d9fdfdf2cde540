import type { Context } from '#kernel/context.ts'
import type { RuleSnapshotRow, SnapshotRule } from '#compliance/entities/monitoring/evaluation.ts'
import type { StoredForBacktest } from './read-stored.ts'

type Evaluated = Pick<StoredForBacktest, 'rulesHash' | 'triggered'>

const SNAPSHOTS = `select hash, rules from compliance.rule_snapshots where workspace_id = $1 and hash = any($2::text[])`

const NONE: readonly SnapshotRule[] = []

/** Looks up which rules triggered on the transactions of a page when they arrived. Each snapshot of rules is read once. */
export function triggeredReader({ database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>) {
  const rulesOf = new Map<string, readonly SnapshotRule[]>()
  return async (page: readonly Evaluated[]): Promise<(stored: Evaluated) => readonly SnapshotRule[]> => {
    const unread = new Set(
      page.flatMap(({ rulesHash, triggered }) =>
        rulesHash === null || triggered === null || rulesOf.has(rulesHash) ? [] : [rulesHash],
      ),
    )
    if (unread.size > 0) {
      const rows = await database.read<Pick<RuleSnapshotRow, 'hash' | 'rules'>>(workspaceId, SNAPSHOTS, [
        workspaceId,
        [...unread],
      ])
      for (const { hash, rules } of rows) rulesOf.set(hash, rules)
    }
    return ({ rulesHash, triggered }) =>
      rulesHash === null || triggered === null
        ? NONE
        : triggered.flatMap(number => rulesOf.get(rulesHash)?.[number] ?? [])
  }
}
