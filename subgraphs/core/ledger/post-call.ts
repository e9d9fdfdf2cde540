import { dateArray, int4Array, int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { newId } from '#kernel/id.ts'
import type { LimitCheck, Posting } from './posting.ts'

/** The function's parameters in order, each with its type; `post` in the migrations has the same. */
const TYPES = [
  'uuid[]', 'bigint[]', 'uuid[]', 'uuid[]', 'uuid[]', 'date[]',
  'uuid[]', 'text[]', 'text[]', 'text[]',
  'uuid[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]',
  'bigint[]', 'bigint[]', 'bigint[]', 'bigint[]', 'uuid[]',
  'uuid[]', 'text[]', 'uuid[]',
  'int[]', 'int[]', 'uuid[]', 'uuid[]', 'int[]',
  'int[]', 'date[]', 'date[]',
  'int[]', 'int[]', 'int[]', 'bigint[]', 'bigint[]', 'bigint[]', 'bigint[]',
  'text[]', 'text[]', 'text[]', 'text[]', 'text[]',
  'uuid[]', 'uuid[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]',
  'uuid[]', 'uuid[]', 'text[]', 'text[]', 'timestamptz',
] as const

export const POST = `select outcomes, firsts, seconds, originals, debit_places as "debitPlaces", debit_afters as "debitAfters",
  credit_places as "creditPlaces", credit_afters as "creditAfters", posted_at as "postedAt"
  from core.post(${TYPES.map((type, index) => `$${index + 1}::${type}`).join(', ')})`

/** What the function answers: a number for each posting, and what belongs to it. */
export interface PostRow {
  readonly outcomes: readonly number[]
  readonly firsts: readonly bigint[]
  readonly seconds: readonly bigint[]
  readonly originals: readonly { readonly at: number; readonly id: string | null; readonly refused: readonly [number, string, string] | null }[] | null
  readonly debitPlaces: readonly (bigint | null)[]
  readonly debitAfters: readonly (bigint | null)[]
  readonly creditPlaces: readonly (bigint | null)[]
  readonly creditAfters: readonly (bigint | null)[]
  readonly postedAt: readonly Date[]
}

/** Ids of one attempt. A key that is found with the id of another attempt was there before. */
export interface AttemptIds { readonly id: string; readonly feeId: string | null }

export const newIds = ({ fee }: Posting): AttemptIds => ({ id: newId(), feeId: fee ? newId() : null })

const MAY_OVERDRAW = 1
const UNRESTRICTED = 2
const GIVES_BACK = 4

const flagsOf = ({ mayOverdraw, isUnrestricted, counted }: Posting): number =>
  (mayOverdraw ? MAY_OVERDRAW : 0) | (isUnrestricted ? UNRESTRICTED : 0) | (counted?.givesBack ? GIVES_BACK : 0)

interface NamedAccount { readonly workspaceId: string; readonly id: string; readonly today: string }

/** The accounts to be locked, each once, in the order in which everybody locks them. */
function accountsOf(postings: readonly Posting[]): { readonly accounts: readonly NamedAccount[]; readonly placeOf: (workspaceId: string, side: Posting['debit']) => number } {
  const named = new Map<string, NamedAccount>()
  for (const { workspaceId, today, debit, credit } of postings) {
    for (const { id, isSystem } of [debit, credit]) {
      if (isSystem) continue
      // Around midnight a batch holds two days: an account is in the later one then.
      const earlier = named.get(workspaceId + id)
      if (!earlier || earlier.today < today) named.set(workspaceId + id, { workspaceId, id, today })
    }
  }
  const keys = [...named.keys()].sort()
  const places = new Map(keys.map((key, index) => [key, index + 1]))
  return { accounts: keys.map(key => named.get(key)!), placeOf: (workspaceId, { id, isSystem }) => (isSystem ? 0 : places.get(workspaceId + id)!) }
}

/** The values of a call. One version of the policy goes with a batch for each workspace. */
export function valuesOf(postings: readonly Posting[], ids: readonly AttemptIds[], at: Date): unknown[] {
  const { accounts, placeOf } = accountsOf(postings)
  // Where a batch holds two versions, the older one goes: what was priced by the newer one is asked to come again, and nothing else is wrong.
  const policies = new Map<string, bigint>()
  for (const { workspaceId, policyVersion } of postings) {
    const other = policies.get(workspaceId)
    policies.set(workspaceId, other !== undefined && other < policyVersion ? other : policyVersion)
  }
  const checks: LimitCheck[] = []
  const from: number[] = []
  const to: number[] = []
  for (const posting of postings) {
    from.push(checks.length + 1)
    checks.push(...posting.checks ?? [])
    to.push(checks.length)
  }
  // What none of them has goes as null, whose items are null as well.
  const listOf = (array: (items: readonly (string | null)[]) => Buffer) => (value: (posting: Posting) => string | null | undefined): Buffer | null => {
    const items = postings.map(posting => value(posting) ?? null)
    return items.every(item => item === null) ? null : array(items)
  }
  const [texts, uuids] = [listOf(textArray), listOf(uuidArray)]
  const amounts = (value: (posting: Posting) => bigint | undefined): Buffer => int8Array(postings.map(posting => value(posting) ?? 0n))
  const workspaces = [...policies.keys()]

  return [
    uuidArray(workspaces), int8Array([...policies.values()]), uuidArray(workspaces.map(newId)),
    uuidArray(accounts.map(({ workspaceId }) => workspaceId)), uuidArray(accounts.map(({ id }) => id)), dateArray(accounts.map(({ today }) => today)),
    uuids(each => each.workspaceId), texts(each => each.claim?.subject), texts(each => each.claim?.key), texts(each => each.claim?.fingerprint),
    uuidArray(ids.map(({ id }) => id)), texts(each => each.reference), texts(each => each.type), texts(each => each.transferType),
    texts(each => each.status), texts(each => each.channel), texts(each => each.currency),
    amounts(each => each.amountMinor), amounts(each => each.feeMinor), amounts(each => each.vatMinor), amounts(each => each.vatLeg?.minor),
    uuids(each => each.vatLeg?.accountId ?? each.fee?.vatAccountId),
    ids.every(({ feeId }) => feeId === null) ? null : uuidArray(ids.map(({ feeId }) => feeId)), texts(each => each.fee?.reference), uuids(each => each.fee?.accountId),
    int4Array(postings.map(each => placeOf(each.workspaceId, each.debit))), int4Array(postings.map(each => placeOf(each.workspaceId, each.credit))),
    uuids(each => each.debit.id), uuids(each => each.credit.id), int4Array(postings.map(flagsOf)),
    int4Array(postings.map(each => each.counted?.class ?? null)), dateArray(postings.map(each => each.counted?.on ?? null)), dateArray(postings.map(each => each.today)),
    int4Array(from), int4Array(to), int4Array(checks.map(({ classes }) => classes)), int8Array(checks.map(({ singleMinor }) => singleMinor)),
    int8Array(checks.map(({ dayMinor }) => dayMinor)), int8Array(checks.map(({ weekMinor }) => weekMinor)), int8Array(checks.map(({ monthMinor }) => monthMinor)),
    texts(each => each.otherAccountNumber), texts(each => each.otherBankCode), texts(each => each.destinationName), texts(each => each.narration), texts(each => each.description),
    uuids(each => each.initiatedBy), uuids(each => each.approvedBy), texts(each => each.actorKind), texts(each => each.actorId), texts(each => each.requestId),
    texts(each => each.sessionId), texts(each => each.externalReference),
    uuids(each => each.parentId), uuids(each => each.reversesId), texts(each => each.reason), texts(each => each.metadata && JSON.stringify(each.metadata)), at,
  ]
}
