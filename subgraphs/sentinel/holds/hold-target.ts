import type { Tx } from '#kernel/command.ts'
import { hashesOfPayeeText } from '#kernel/payee-hashes.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { HoldScope, ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'

/** What a request names as the target of a hold. */
export interface HoldTarget {
  readonly scope: HoldScope
  readonly transactionId?: string | null
  readonly payee?: string | null
  readonly accountId?: string | null
  readonly allAssetsInDoubt?: boolean | null
}

/** The field that each scope needs. */
const FIELDS = {
  TRANSACTION: 'transactionId',
  PAYEE: 'payee',
  ACCOUNT: 'accountId',
  ALL: 'allAssetsInDoubt',
} as const satisfies Record<HoldScope, keyof HoldTarget>

/** Validation issues of a target: it needs exactly the field of its scope. */
export function targetIssues(target: HoldTarget): ValidationIssue[] {
  const { scope } = target
  const issues: ValidationIssue[] = []
  const needed = target[FIELDS[scope]] ?? null
  // FINRA 2165 permits a hold on everything only where all assets are in doubt.
  if (scope === 'ALL' && needed !== true)
    issues.push({ field: FIELDS.ALL, reason: 'must be true for the scope ALL' })
  else if (needed === null)
    issues.push({ field: FIELDS[scope], reason: `is required for the scope ${scope}` })
  else if (typeof needed === 'string' && needed.trim() === '')
    issues.push({ field: FIELDS[scope], reason: 'must not be blank' })
  for (const [other, field] of Object.entries(FIELDS))
    if (other !== scope && (target[field] ?? null) !== null)
      issues.push({ field, reason: `must be left out for the scope ${scope}` })
  return issues
}

export type TargetColumns = Pick<
  ProtectiveHoldRow,
  'scope' | 'transactionId' | 'payeeHashes' | 'accountId' | 'targetHash'
>

/** The columns of a valid target. */
export function targetColumns(
  { keys, actor: { workspaceId } }: Pick<Tx, 'keys' | 'actor'>,
  { scope, transactionId = null, payee = null, accountId = null }: HoldTarget,
): TargetColumns {
  const payeeHashes = payee === null ? [] : hashesOfPayeeText(keys, workspaceId, payee)
  // The last form of a payee is the most general one: it ignores capitals, accents and punctuation where the text has letters.
  const target = JSON.stringify([scope, transactionId, payeeHashes.at(-1) ?? null, accountId])
  return {
    scope,
    transactionId,
    payeeHashes,
    accountId,
    targetHash: keys.hash(workspaceId, target, 'sentinel.hold_target'),
  }
}
