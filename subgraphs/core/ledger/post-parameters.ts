import { dateArray, int4Array, int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { newId } from '#kernel/id.ts'
import { isUse } from '#core/rules/accounts/dormancy.ts'
import { isHoldable } from '#core/rules/protective-hold.ts'
import { lockedAccounts, type LockedAccounts } from './locked-accounts.ts'
import type { Posting, PostingLimitCheck } from './posting.ts'

/** Ids of one attempt. A key stored with the id of another attempt belongs to an earlier one. */
export interface AttemptIds {
  readonly id: string
  readonly feeId: string | null
  /** Of a part, the id of the posting that it belongs to. */
  readonly wholeId?: string
}

/** The postings of a call, and what is derived from them. */
interface Batch {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
  readonly locked: LockedAccounts
  /** The version of the policy of each workspace. */
  readonly policies: ReadonlyMap<string, bigint>
  readonly checks: readonly PostingLimitCheck[]
}

/** A parameter of `core.post`: its name and type in SQL, and its value in a call. */
export interface PostParameter {
  readonly name: string
  readonly type: string
  readonly value: (batch: Batch) => unknown
}

type Items<Item> = (batch: Batch) => readonly (Item | null)[]

const uuids = (name: string, items: Items<string>): PostParameter => ({
  name,
  type: 'uuid[]',
  value: batch => uuidArray(items(batch)),
})
const dates = (name: string, items: Items<string>): PostParameter => ({
  name,
  type: 'date[]',
  value: batch => dateArray(items(batch)),
})
const integers = (name: string, items: Items<number>): PostParameter => ({
  name,
  type: 'integer[]',
  value: batch => int4Array(items(batch)),
})
const bigints = (name: string, items: Items<bigint>): PostParameter => ({
  name,
  type: 'bigint[]',
  value: batch => int8Array(items(batch)),
})

/** A value that no posting has is sent as a null array, whose items read as null. */
const optional = (
  name: string,
  type: string,
  encode: (items: readonly (string | null)[]) => Buffer,
  of: (posting: Posting, ids: AttemptIds) => string | null | undefined,
): PostParameter => ({
  name,
  type,
  value({ postings, ids }) {
    let isEmpty = true
    const items = postings.map((posting, index) => {
      const item = of(posting, ids[index]!) ?? null
      if (item !== null) isEmpty = false
      return item
    })
    return isEmpty ? null : encode(items)
  },
})

type OfPosting = Parameters<typeof optional>[3]

const postingTexts = (name: string, of: OfPosting): PostParameter => optional(name, 'text[]', textArray, of)
const postingUuids = (name: string, of: OfPosting): PostParameter => optional(name, 'uuid[]', uuidArray, of)
/** An amount that a posting does not have is 0. */
const postingAmounts = (name: string, of: (posting: Posting) => bigint | undefined): PostParameter =>
  bigints(name, ({ postings }) => postings.map(posting => of(posting) ?? 0n))

const MAY_OVERDRAW = 1
const UNRESTRICTED = 2
const GIVES_BACK = 4
const IGNORES_PROTECTION = 8
const IS_HELD = 16
const IS_NO_USE = 32
const IS_COLLECTED = 64
const RELEASES_ESCROW = 128
const MAY_MOVE_TERM = 256
const IS_PART = 512

const flagsOf = (posting: Posting, { wholeId }: AttemptIds): number =>
  (posting.mayOverdraw ? MAY_OVERDRAW : 0) |
  (posting.isUnrestricted ? UNRESTRICTED : 0) |
  (posting.usage?.givesBack ? GIVES_BACK : 0) |
  (isHoldable(posting) ? 0 : IGNORES_PROTECTION) |
  (posting.protection?.isHeld ? IS_HELD : 0) |
  (isUse(posting) ? 0 : IS_NO_USE) |
  (posting.isCollected ? IS_COLLECTED : 0) |
  (posting.releasesEscrow ? RELEASES_ESCROW : 0) |
  (posting.mayMoveTerm ? MAY_MOVE_TERM : 0) |
  (wholeId === undefined ? 0 : IS_PART)

/** Number of limit checks of the postings up to each one. */
function checksUpTo(postings: readonly Posting[]): number[] {
  let count = 0
  return postings.map(({ checks }) => (count += checks?.length ?? 0))
}

/** The time of the call, which is set last. */
const TIME = 'p_at'

/** All parameters of `core.post`; a test compares them with the function. */
export const POST_PARAMETERS: readonly PostParameter[] = [
  // One item for each workspace.
  uuids('p_policy_workspaces', ({ policies }) => [...policies.keys()]),
  bigints('p_policy_versions', ({ policies }) => [...policies.values()]),
  uuids('p_event_ids', ({ policies }) => Array.from(policies, newId)),

  // One item for each account, in the common lock order.
  uuids('p_account_workspaces', ({ locked }) => locked.accounts.map(({ workspaceId }) => workspaceId)),
  uuids('p_accounts', ({ locked }) => locked.accounts.map(({ id }) => id)),
  dates('p_account_todays', ({ locked }) => locked.accounts.map(({ today }) => today)),

  // One item for each posting.
  postingUuids('p_workspaces', each => each.workspaceId),
  postingTexts('p_subjects', each => each.claim?.subject),
  postingTexts('p_keys', each => each.claim?.key),
  postingTexts('p_fingerprints', each => each.claim?.fingerprint),
  postingUuids('p_ids', (_, { id }) => id),
  postingTexts('p_references', each => each.reference),
  postingTexts('p_types', each => each.type),
  postingTexts('p_transfer_types', each => each.transferType),
  postingTexts('p_statuses', each => each.status),
  postingTexts('p_channels', each => each.channel),
  postingTexts('p_currencies', each => each.currency),
  postingAmounts('p_amounts', each => each.amountMinor),
  postingAmounts('p_fees', each => each.feeMinor),
  postingAmounts('p_vats', each => each.vatMinor),
  postingAmounts('p_vat_legs', each => each.vatLeg?.minor),
  postingUuids('p_vat_accounts', each => each.vatLeg?.accountId ?? each.fee?.vatAccountId),
  postingUuids('p_fee_ids', (_, { feeId }) => feeId),
  postingTexts('p_fee_references', each => each.fee?.reference),
  postingUuids('p_fee_accounts', each => each.fee?.accountId),
  postingTexts('p_fee_narrations', each => each.fee?.narration),
  // Indexes into the accounts, from 1; 0 is a system account.
  integers('p_debit_indexes', ({ locked }) => locked.debits),
  integers('p_credit_indexes', ({ locked }) => locked.credits),
  postingUuids('p_debits', each => each.debit.id),
  postingUuids('p_credits', each => each.credit.id),
  integers('p_flags', ({ postings, ids }) => postings.map((each, index) => flagsOf(each, ids[index]!))),
  {
    name: 'p_protection_versions',
    type: 'integer[]',
    value: ({ postings }) =>
      postings.some(({ protection }) => protection)
        ? int4Array(postings.map(({ protection }) => protection?.version ?? null))
        : null,
  },
  integers('p_usage_classes', ({ postings }) => postings.map(each => each.usage?.class ?? null)),
  dates('p_usage_dates', ({ postings }) => postings.map(each => each.usage?.date ?? null)),
  dates('p_todays', ({ postings }) => postings.map(each => each.today)),
  dates('p_booking_dates', ({ postings }) => postings.map(each => each.bookingDate)),
  {
    name: 'p_value_dates',
    type: 'date[]',
    value: ({ postings }) =>
      postings.some(({ valueDate }) => valueDate !== undefined)
        ? dateArray(postings.map(({ valueDate }) => valueDate ?? null))
        : null,
  },
  // First and last index of the posting's limit checks, from 1.
  integers('p_checks_from', ({ postings }) =>
    [0, ...checksUpTo(postings)].slice(0, -1).map(count => count + 1),
  ),
  integers('p_checks_to', ({ postings }) => checksUpTo(postings)),

  // One item for each limit check.
  integers('p_check_classes', ({ checks }) => checks.map(({ classes }) => classes)),
  bigints('p_check_singles', ({ checks }) => checks.map(({ singleMinor }) => singleMinor)),
  bigints('p_check_days', ({ checks }) => checks.map(({ dayMinor }) => dayMinor)),
  bigints('p_check_weeks', ({ checks }) => checks.map(({ weekMinor }) => weekMinor)),
  bigints('p_check_months', ({ checks }) => checks.map(({ monthMinor }) => monthMinor)),

  // One item for each posting.
  postingTexts('p_other_account_numbers', each => each.otherAccountNumber),
  postingTexts('p_other_bank_codes', each => each.otherBankCode),
  postingTexts('p_destination_names', each => each.destinationName),
  postingTexts('p_narrations', each => each.narration),
  postingTexts('p_descriptions', each => each.description),
  postingUuids('p_initiated_by', each => each.initiatedBy),
  postingUuids('p_approved_by', each => each.approvedBy),
  postingTexts('p_actor_kinds', each => each.actorKind),
  postingTexts('p_actor_ids', each => each.actorId),
  postingTexts('p_request_ids', each => each.requestId),
  postingTexts('p_session_ids', each => each.sessionId),
  postingTexts('p_external_references', each => each.externalReference),
  postingUuids('p_parent_ids', (each, { wholeId }) => wholeId ?? each.parentId),
  postingUuids('p_reverses_ids', each => each.reversesId),
  postingTexts('p_reasons', each => each.reason),
  postingTexts('p_metadata', each => each.metadata && JSON.stringify(each.metadata)),
  postingUuids('p_quote_ids', each => each.quoteId),

  { name: TIME, type: 'timestamp with time zone', value: () => null },
]

const TIME_INDEX = POST_PARAMETERS.findIndex(({ name }) => name === TIME)

/** Values of the parameters, in their order, for a call at the time. */
export type PostValues = (at: Date) => unknown[]

/** Encodes the parameters of postings, all but the time of their call. */
export function valuesOf(postings: readonly Posting[], ids: readonly AttemptIds[]): PostValues {
  const batch: Batch = {
    postings,
    ids,
    locked: lockedAccounts(postings),
    policies: policiesOf(postings),
    checks: postings.flatMap(({ checks = [] }) => checks),
  }
  const values = POST_PARAMETERS.map(({ value }) => value(batch))
  return at => values.with(TIME_INDEX, at)
}

/** If a batch contains two versions, the older one is sent. Postings priced with the newer one return as stale and are retried. */
function policiesOf(postings: readonly Posting[]): Map<string, bigint> {
  const policies = new Map<string, bigint>()
  for (const { workspaceId, policyVersion } of postings) {
    const other = policies.get(workspaceId)
    policies.set(workspaceId, other !== undefined && other < policyVersion ? other : policyVersion)
  }
  return policies
}
