import { type PolicyChangeRow, ScreeningPolicyChange } from '#compliance/entities/screening-policy-change.ts'
import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { ScreeningPolicyVersion, type PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { policyInForce, type PolicyInForce } from './policy-in-force.ts'

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
const HIGHEST =
  'select coalesce(max(version), 0)::integer as version from compliance.screening_policy_versions where workspace_id = $1'
const INSERT_VERSION = insertOf(ScreeningPolicyVersion, 'policy')
const INSERT_CHANGE = insertOf(ScreeningPolicyChange, 'change')

/** A change that can still come into force: proposed and not expired, or approved and not yet in force. */
const IS_OPEN = `(status = 'PENDING_APPROVAL' and expires_at > $2 or status = 'APPROVED' and effective_at > $2)`
const OPEN_CHANGE = `select 1 from compliance.screening_policy_changes where workspace_id = $1 and ${IS_OPEN} limit 1`
const SUPERSEDE = `update compliance.screening_policy_changes set status = 'SUPERSEDED' where workspace_id = $1 and ${IS_OPEN}`

/** Locks the workspace's policy until the transaction ends, and reads the one in force. */
export async function lockPolicy(tx: Tx): Promise<PolicyInForce> {
  const { workspaceId } = tx.actor
  await tx.sql(LOCK, [`compliance.screening_policies:${workspaceId}`])
  return policyInForce(tx.sql, { workspaceId, at: tx.now() })
}

/** The highest version number, in force or not. Call it under the lock. */
export async function highestVersion(tx: Tx): Promise<number> {
  const [highest] = await tx.sql<{ version: number }>(HIGHEST, [tx.actor.workspaceId])
  return highest!.version
}

interface NewVersion {
  readonly policy: PaymentPolicy
  readonly effectiveAt: Date
  readonly changeId?: string
}

/** Adds a version under the lock. Once it is in force no earlier one counts, not even one that takes effect later. */
export async function addVersion(tx: Tx, { policy, effectiveAt, changeId }: NewVersion): Promise<void> {
  const { workspaceId, subjectId } = tx.actor
  const version = (await highestVersion(tx)) + 1
  await tx.sql(
    INSERT_VERSION,
    valuesOf(ScreeningPolicyVersion, {
      ...policy,
      workspaceId,
      version,
      effectiveAt,
      setAt: tx.now(),
      setBy: subjectId,
      changeId: changeId ?? null,
    }),
  )
}

export async function addChange(tx: Tx, change: PolicyChangeRow): Promise<void> {
  await tx.sql(
    INSERT_CHANGE,
    valuesOf(ScreeningPolicyChange, { ...change, policy: JSON.stringify(change.policy) as never }),
  )
}

export const hasOpenChange = async (tx: Tx): Promise<boolean> =>
  (await tx.sql(OPEN_CHANGE, [tx.actor.workspaceId, tx.now()])).length > 0

/** Ends every open change, since the policy that it was compared with is no longer the latest. */
export async function supersedeChanges(tx: Tx): Promise<void> {
  await tx.sql(SUPERSEDE, [tx.actor.workspaceId, tx.now()])
}

const READ_CHANGE = `select ${columnsOf(ScreeningPolicyChange, 'change')} from compliance.screening_policy_changes change where workspace_id = $1 and id = $2`

/** Reads a change under the lock; undefined when the workspace has no such change. */
export async function lockChange(tx: Tx, id: string): Promise<PolicyChangeRow | undefined> {
  const [change] = await tx.sql<PolicyChangeRow>(READ_CHANGE, [tx.actor.workspaceId, id])
  return change
}

const DECIDE = `update compliance.screening_policy_changes set status = $3, decided_by = $4, decided_at = $5, effective_at = $6 where workspace_id = $1 and id = $2`

/** Stores the decision on a change. */
export async function decideChange(
  tx: Tx,
  change: PolicyChangeRow,
  decided: Pick<PolicyChangeRow, 'status' | 'effectiveAt'>,
): Promise<PolicyChangeRow> {
  const { workspaceId, subjectId } = tx.actor
  await tx.sql(DECIDE, [workspaceId, change.id, decided.status, subjectId, tx.now(), decided.effectiveAt])
  return { ...change, ...decided, decidedBy: subjectId, decidedAt: tx.now() }
}
