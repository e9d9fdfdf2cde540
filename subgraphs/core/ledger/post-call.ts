import { dateArray, int4Array, int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { newId } from '#kernel/id.ts'
import type { PostingLimitCheck, Posting } from './posting.ts'

/** Parameters of `core.post` in order, with their types; they must match `post` in the migrations. */
const TYPES = [
  'uuid[]',
  'bigint[]',
  'uuid[]',
  'uuid[]',
  'uuid[]',
  'date[]',
  'uuid[]',
  'text[]',
  'text[]',
  'text[]',
  'uuid[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'bigint[]',
  'bigint[]',
  'bigint[]',
  'bigint[]',
  'uuid[]',
  'uuid[]',
  'text[]',
  'uuid[]',
  'int[]',
  'int[]',
  'uuid[]',
  'uuid[]',
  'int[]',
  'int[]',
  'date[]',
  'date[]',
  'int[]',
  'int[]',
  'int[]',
  'bigint[]',
  'bigint[]',
  'bigint[]',
  'bigint[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'uuid[]',
  'uuid[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'text[]',
  'uuid[]',
  'uuid[]',
  'text[]',
  'text[]',
  'timestamptz',
] as const

export const POST = `select outcomes, firsts, seconds, originals, debit_sequences as "debitSequences", debit_afters as "debitAfters",
  credit_sequences as "creditSequences", credit_afters as "creditAfters", posted_at as "postedAt", $${TYPES.length}::timestamptz as "at"
  from core.post(${TYPES.map((type, index) => `$${index + 1}::${type}`).join(', ')})`

/** Result of `core.post`: an outcome number for each posting, with its values. */
export interface PostRow {
  readonly outcomes: readonly number[]
  readonly firsts: readonly bigint[]
  readonly seconds: readonly bigint[]
  readonly originals:
    | readonly {
        readonly at: number
        readonly id: string | null
        readonly refused: readonly [number, string, string] | null
      }[]
    | null
  readonly debitSequences: readonly (bigint | null)[]
  readonly debitAfters: readonly (bigint | null)[]
  readonly creditSequences: readonly (bigint | null)[]
  readonly creditAfters: readonly (bigint | null)[]
  /** Null if all postings have the time of the call. */
  readonly postedAt: readonly Date[] | null
  readonly at: Date
}

/** Ids of one attempt. A key stored with the id of another attempt belongs to an earlier one. */
export interface AttemptIds {
  readonly id: string
  readonly feeId: string | null
}

export const newIds = ({ fee }: Posting): AttemptIds => ({ id: newId(), feeId: fee ? newId() : null })

const MAY_OVERDRAW = 1
const UNRESTRICTED = 2
const GIVES_BACK = 4

const flagsOf = ({ mayOverdraw, isUnrestricted, counted }: Posting): number =>
  (mayOverdraw ? MAY_OVERDRAW : 0) |
  (isUnrestricted ? UNRESTRICTED : 0) |
  (counted?.givesBack ? GIVES_BACK : 0)

interface NamedAccount {
  readonly workspaceId: string
  readonly id: string
  today: string
  position: number
}

/** Distinct accounts in the common lock order, and each posting's indexes into them, from 1; 0 is a system account. */
function accountsOf(postings: readonly Posting[]): {
  readonly accounts: readonly NamedAccount[]
  readonly debits: number[]
  readonly credits: number[]
} {
  const byWorkspace = new Map<string, Map<string, NamedAccount>>()
  const accounts: NamedAccount[] = []
  const named = (
    { workspaceId, today }: Posting,
    { id, isSystem }: Posting['debit'],
  ): NamedAccount | undefined => {
    if (isSystem) return undefined
    let byId = byWorkspace.get(workspaceId)
    if (!byId) byWorkspace.set(workspaceId, (byId = new Map<string, NamedAccount>()))
    let account = byId.get(id)
    if (!account) {
      byId.set(id, (account = { workspaceId, id, today, position: 0 }))
      accounts.push(account)
    } else if (account.today < today) account.today = today // Around midnight a batch can contain two days; the account uses the later one.
    return account
  }
  const sides = postings.map(posting => ({
    debit: named(posting, posting.debit),
    credit: named(posting, posting.credit),
  }))
  accounts.sort((a, b) =>
    a.workspaceId === b.workspaceId ? (a.id < b.id ? -1 : 1) : a.workspaceId < b.workspaceId ? -1 : 1,
  )
  accounts.forEach((account, index) => {
    account.position = index + 1
  })
  return {
    accounts,
    debits: sides.map(({ debit }) => debit?.position ?? 0),
    credits: sides.map(({ credit }) => credit?.position ?? 0),
  }
}

/** Parameter values of a call. A batch has one policy version per workspace. */
export function valuesOf(postings: readonly Posting[], ids: readonly AttemptIds[], at: Date): unknown[] {
  const { accounts, debits, credits } = accountsOf(postings)
  // If a batch contains two versions, the older one is sent. Postings priced with the newer one return as stale and are retried.
  const policies = new Map<string, bigint>()
  for (const { workspaceId, policyVersion } of postings) {
    const other = policies.get(workspaceId)
    policies.set(workspaceId, other !== undefined && other < policyVersion ? other : policyVersion)
  }
  const checks: PostingLimitCheck[] = []
  const from: number[] = []
  const to: number[] = []
  for (const posting of postings) {
    from.push(checks.length + 1)
    for (const check of posting.checks ?? []) checks.push(check)
    to.push(checks.length)
  }
  // A value that no posting has is sent as a null array, whose items read as null.
  const listOf =
    (array: (items: readonly (string | null)[]) => Buffer) =>
    (value: (posting: Posting) => string | null | undefined): Buffer | null => {
      let isEmpty = true
      const items = postings.map(posting => {
        const item = value(posting) ?? null
        if (item !== null) isEmpty = false
        return item
      })
      return isEmpty ? null : array(items)
    }
  const [texts, uuids] = [listOf(textArray), listOf(uuidArray)]
  const amounts = (value: (posting: Posting) => bigint | undefined): Buffer =>
    int8Array(postings.map(posting => value(posting) ?? 0n))
  const workspaces = [...policies.keys()]

  return [
    uuidArray(workspaces),
    int8Array([...policies.values()]),
    uuidArray(workspaces.map(newId)),
    uuidArray(accounts.map(({ workspaceId }) => workspaceId)),
    uuidArray(accounts.map(({ id }) => id)),
    dateArray(accounts.map(({ today }) => today)),
    uuids(each => each.workspaceId),
    texts(each => each.claim?.subject),
    texts(each => each.claim?.key),
    texts(each => each.claim?.fingerprint),
    uuidArray(ids.map(({ id }) => id)),
    texts(each => each.reference),
    texts(each => each.type),
    texts(each => each.transferType),
    texts(each => each.status),
    texts(each => each.channel),
    texts(each => each.currency),
    amounts(each => each.amountMinor),
    amounts(each => each.feeMinor),
    amounts(each => each.vatMinor),
    amounts(each => each.vatLeg?.minor),
    uuids(each => each.vatLeg?.accountId ?? each.fee?.vatAccountId),
    ids.every(({ feeId }) => feeId === null) ? null : uuidArray(ids.map(({ feeId }) => feeId)),
    texts(each => each.fee?.reference),
    uuids(each => each.fee?.accountId),
    int4Array(debits),
    int4Array(credits),
    uuids(each => each.debit.id),
    uuids(each => each.credit.id),
    int4Array(postings.map(flagsOf)),
    int4Array(postings.map(each => each.counted?.class ?? null)),
    dateArray(postings.map(each => each.counted?.on ?? null)),
    dateArray(postings.map(each => each.today)),
    int4Array(from),
    int4Array(to),
    int4Array(checks.map(({ classes }) => classes)),
    int8Array(checks.map(({ singleMinor }) => singleMinor)),
    int8Array(checks.map(({ dayMinor }) => dayMinor)),
    int8Array(checks.map(({ weekMinor }) => weekMinor)),
    int8Array(checks.map(({ monthMinor }) => monthMinor)),
    texts(each => each.otherAccountNumber),
    texts(each => each.otherBankCode),
    texts(each => each.destinationName),
    texts(each => each.narration),
    texts(each => each.description),
    uuids(each => each.initiatedBy),
    uuids(each => each.approvedBy),
    texts(each => each.actorKind),
    texts(each => each.actorId),
    texts(each => each.requestId),
    texts(each => each.sessionId),
    texts(each => each.externalReference),
    uuids(each => each.parentId),
    uuids(each => each.reversesId),
    texts(each => each.reason),
    texts(each => each.metadata && JSON.stringify(each.metadata)),
    at,
  ]
}
