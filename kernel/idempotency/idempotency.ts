import type { Session, Statement } from '#kernel/database/session.ts'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { Refusal, refuse, type ValidationIssue, type RefusalKind } from '#kernel/refusals.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts'

/** Visible characters except quotation marks; the whole key may be quoted. */
const KEY = /^("?)([\x21\x23-\x7e]{1,255})\1$/

/** The key of an Idempotency-Key header, with or without quotation marks; undefined without the header. */
export function keyFrom(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = KEY.exec(String(header))?.[2]
  if (key === undefined) throw refuse('IDEMPOTENCY_KEY_INVALID')
  return key
}

/** Hours for which a claim is valid; afterwards the key can be used again. */
const RETENTION_HOURS = 24

interface StoredRow {
  fingerprint: string
  outcome: 'open' | 'done' | 'refused' | 'secret'
  sealed_snapshot: string | null
  response_status: number | null
  sealed_body: string | null
  /** Written by versions that stored outcomes unencrypted. */
  snapshot: unknown
  response_body: string | null
}

/** Access to the table. Results and responses contain user data, so they are stored encrypted. */
type Source = Pick<Context, 'database' | 'keys'>

interface StoredRefusal {
  code: string
  kind: RefusalKind
  message: string
  issues?: readonly ValidationIssue[]
}

const identity = (workspaceId: string, claim: IdempotencyClaim): unknown[] => [
  workspaceId,
  claim.subject,
  claim.key,
]

/** Encryption context of an outcome; JSON, so that it is unique for each claim. */
export const outcomeSealingContext = (
  part: 'snapshot' | 'body',
  workspaceId: string,
  { subject, key }: Pick<IdempotencyClaim, 'subject' | 'key'>,
): string => `kernel.idempotency:${JSON.stringify([part, workspaceId, subject, key])}`

/** Claims the key for this transaction. Returns false when an earlier request has claimed it; waits while that request is running. */
export async function claimKey(
  session: Session,
  workspaceId: string,
  claim: IdempotencyClaim,
  at: Date,
): Promise<boolean> {
  const rows = await session.sql(
    `insert into kernel.idempotency as existing (workspace_id, subject, key, fingerprint, outcome, created_at, expires_at)
     values ($1, $2, $3, $4, 'open', $5::timestamptz, $5::timestamptz + make_interval(hours => ${RETENTION_HOURS}))
     on conflict (workspace_id, subject, key) do update
       set fingerprint = excluded.fingerprint, outcome = 'open', reference = null, snapshot = null, sealed_snapshot = null,
           response_status = null, response_body = null, sealed_body = null,
           created_at = excluded.created_at, expires_at = excluded.expires_at
       where existing.expires_at <= excluded.created_at
     returning 1`,
    [...identity(workspaceId, claim), claim.fingerprint, at],
  )
  return rows.length === 1
}

export type Outcome = { readonly result: unknown } | { readonly refusal: Refusal }

/** Stores the outcome of the request: its result, a marker that the result was a secret, or a refusal that depended on state. */
export function storeOutcome(
  keys: Keyring,
  workspaceId: string,
  claim: IdempotencyClaim,
  outcome: Outcome | 'secret',
): Statement {
  const [name, snapshot] =
    outcome === 'secret'
      ? ['secret', null]
      : 'refusal' in outcome
        ? ['refused', JSON.stringify(storedRefusal(outcome.refusal))]
        : ['done', encodeSnapshot(outcome.result)]
  return {
    text: 'update kernel.idempotency set outcome = $4, sealed_snapshot = $5 where workspace_id = $1 and subject = $2 and key = $3',
    values: [
      ...identity(workspaceId, claim),
      name,
      snapshot && keys.seal(workspaceId, snapshot, outcomeSealingContext('snapshot', workspaceId, claim)),
    ],
  }
}

const storedRefusal = ({ code, kind, message, issues }: Refusal): StoredRefusal => ({
  code,
  kind,
  message: message,
  ...(issues && { issues }),
})

const READ_STORED = `select fingerprint, outcome, snapshot, sealed_snapshot, response_status, response_body, sealed_body
  from kernel.idempotency where workspace_id = $1 and subject = $2 and key = $3 and expires_at > $4`

/** The outcome of an earlier request with this key; undefined when there is none. Throws when it may not be returned to this request. */
export async function earlierOutcome(
  { database, keys }: Source,
  workspaceId: string,
  claim: IdempotencyClaim,
  at: Date,
): Promise<Outcome | undefined> {
  const [row] = await database.read<StoredRow>(workspaceId, READ_STORED, [
    ...identity(workspaceId, claim),
    at,
  ])
  if (!row) return undefined
  if (row.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
  if (row.outcome === 'secret') throw refuse('IDEMPOTENCY_REPLAY_UNAVAILABLE')
  await keys.ready(workspaceId)
  const snapshot: unknown =
    row.sealed_snapshot === null
      ? row.snapshot
      : JSON.parse(
          keys.open(workspaceId, row.sealed_snapshot, outcomeSealingContext('snapshot', workspaceId, claim)),
        )
  if (row.outcome === 'refused') {
    const { code, kind, message, issues } = snapshot as StoredRefusal
    return { refusal: new Refusal(code, { kind, message }, { ...(issues && { issues }) }) }
  }
  return { result: decodeSnapshot(snapshot) }
}

export interface StoredResponse {
  readonly status: number
  readonly body: string
}

/** The response stored under this key; undefined when there is none yet. Throws when the key was used for another request. */
export async function storedResponse(
  { database, keys }: Source,
  workspaceId: string,
  claim: IdempotencyClaim,
  at: Date,
): Promise<StoredResponse | undefined> {
  const [row] = await database.read<StoredRow>(workspaceId, READ_STORED, [
    ...identity(workspaceId, claim),
    at,
  ])
  if (!row) return undefined
  if (row.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
  await keys.ready(workspaceId)
  const body =
    row.sealed_body === null
      ? row.response_body
      : keys.open(workspaceId, row.sealed_body, outcomeSealingContext('body', workspaceId, claim))
  return row.response_status === null || body === null ? undefined : { status: row.response_status, body }
}

/** Stores the edge's response with the outcome. Without a stored outcome, nothing is stored. */
export async function storeResponse(
  { database, keys }: Source,
  workspaceId: string,
  claim: IdempotencyClaim,
  response: StoredResponse,
): Promise<void> {
  await keys.ready(workspaceId)
  return database.transaction(workspaceId, session =>
    session.commit({
      text: `update kernel.idempotency set response_status = $4, sealed_body = $5
           where workspace_id = $1 and subject = $2 and key = $3 and fingerprint = $6
             and outcome in ('done', 'refused') and response_status is null`,
      values: [
        ...identity(workspaceId, claim),
        response.status,
        keys.seal(workspaceId, response.body, outcomeSealingContext('body', workspaceId, claim)),
        claim.fingerprint,
      ],
    }),
  )
}

const STORE_REFUSAL = `update kernel.idempotency set response_status = coalesce(response_status, $4), sealed_body = coalesce(sealed_body, $5)
  where workspace_id = $1 and subject = $2 and key = $3 and fingerprint = $6 and outcome = 'refused' and expires_at > $7
  returning response_status as status, sealed_body as "sealedBody", reference is null as "isEarly"`

/**
 * Stores the response of a refused operation that stores its own outcome: beside the refusal that it has stored, or with one from before
 * it used the key. Returns the stored response, which is that of an earlier or concurrent request if there was one; undefined if the key
 * has another outcome. `isReplay` is true if an earlier request was refused before it used the key.
 */
export async function storeRefusal(
  { database, keys }: Source,
  workspaceId: string,
  claim: IdempotencyClaim,
  {
    response,
    refusal,
    at,
  }: { readonly response: StoredResponse; readonly refusal: Refusal; readonly at: Date },
): Promise<(StoredResponse & { readonly isReplay: boolean }) | undefined> {
  await keys.ready(workspaceId)
  const context = outcomeSealingContext('body', workspaceId, claim)
  return database.transaction(workspaceId, async session => {
    const isFirst = await claimKey(session, workspaceId, claim, at)
    if (isFirst) {
      const { text, values } = storeOutcome(keys, workspaceId, claim, { refusal })
      await session.sql(text, values)
    }
    const [row] = await session.sql<{ status: number; sealedBody: string; isEarly: boolean }>(STORE_REFUSAL, [
      ...identity(workspaceId, claim),
      response.status,
      keys.seal(workspaceId, response.body, context),
      claim.fingerprint,
      at,
    ])
    await session.commit()
    return (
      row && {
        status: row.status,
        body: keys.open(workspaceId, row.sealedBody, context),
        isReplay: row.isEarly && !isFirst,
      }
    )
  })
}
