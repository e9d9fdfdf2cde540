import { amountIssue, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

export type VirtualAccountKind = 'COLLECTION' | 'SWEEP' | 'SUB_ACCOUNT' | 'ESCROW' | 'POOLING'
export type AmountMatch = 'EXACT' | 'ANY' | 'AT_LEAST'
export type VirtualAccountStatus = 'ACTIVE' | 'SUSPENDED' | 'EXPIRED' | 'CLOSED'

interface StoredStatus {
  readonly accountStatus: string
  readonly status: string
  readonly expiresAt: Date | null
}

/** The status at a time: expiry counts from its moment, before it is marked. */
export function statusAt(
  { accountStatus, status, expiresAt }: StoredStatus,
  now: Date,
): VirtualAccountStatus {
  if (accountStatus === 'CLOSED') return 'CLOSED'
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED'
  return status as VirtualAccountStatus
}

/** Terms as input; absent fields stay as they are, and null removes one. */
export interface GivenVirtualTerms {
  readonly expiresAt?: Date | null
  readonly expectedAmount?: string | null
  readonly match?: AmountMatch | null
  readonly reference?: string | null
}

export interface VirtualTerms {
  readonly expiresAt: Date | null
  readonly expectedMinor: bigint | null
  readonly match: AmountMatch
  readonly reference: string | null
}

/** The terms after a change, and the validation issues of the input. A new expected amount is matched exactly, unless the input says otherwise. */
export function nextVirtualTerms(
  before: VirtualTerms,
  given: GivenVirtualTerms,
  { currency, now }: { readonly currency: string; readonly now: Date },
): { terms: VirtualTerms; issues: readonly ValidationIssue[] } {
  const issues: ValidationIssue[] = []
  let expectedMinor = given.expectedAmount === undefined ? before.expectedMinor : null
  if (typeof given.expectedAmount === 'string') {
    const reason = amountIssue(given.expectedAmount, currency)
    expectedMinor = reason ? null : toMinor(given.expectedAmount, currency)
    if (reason ?? expectedMinor === 0n)
      issues.push({ field: 'expectedAmount', reason: reason ?? 'must be more than 0' })
  }
  const match =
    given.match ?? (expectedMinor === null ? 'ANY' : before.expectedMinor === null ? 'EXACT' : before.match)
  if (issues.length === 0 && match !== 'ANY' && expectedMinor === null)
    issues.push({ field: 'expectedAmount', reason: `is required for ${match}` })
  if (given.expiresAt && given.expiresAt <= now)
    issues.push({ field: 'expiresAt', reason: 'must be in the future' })
  const expiresAt = given.expiresAt === undefined ? before.expiresAt : given.expiresAt
  const reference = given.reference === undefined ? before.reference : given.reference
  return { terms: { expiresAt, expectedMinor, match, reference }, issues }
}
