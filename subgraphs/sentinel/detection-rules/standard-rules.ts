import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { newId } from '#kernel/id.ts'
import { insertRule } from './rule-rows.ts'
import { STANDARD_RULES } from './standard-set.ts'

/** Increased when `STANDARD_RULES` changes after a release. */
export const STANDARD_SET_VERSION = 1

const MARK = `insert into sentinel.standard_sets (workspace_id, version, added_at) values ($1, $2, $3)
  on conflict (workspace_id) do nothing returning 1`

/** Adds the standard set, enabled, to a workspace that lacks it. A concurrent call waits for the first one and adds nothing. */
export async function ensureStandardSet(tx: Tx): Promise<void> {
  const { workspaceId } = tx.actor
  const marked = await tx.sql(MARK, [workspaceId, STANDARD_SET_VERSION, tx.now()])
  if (marked.length === 0) return
  await allSettledOrThrow(
    STANDARD_RULES.map(({ parameters, fincenFlags, ...rule }) =>
      insertRule(tx, {
        ...rule,
        workspaceId,
        id: newId(),
        parameters: { ...parameters },
        fincenFlags: [...fincenFlags],
        isEnabled: true,
        isStandard: true,
        version: 1,
        createdBy: 'platform',
        createdAt: tx.now(),
        updatedAt: tx.now(),
        deletedAt: null,
      }),
    ),
  )
}
