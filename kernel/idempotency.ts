import type { Session, Statement } from './database/session.ts'
import type { Context, IdempotencyClaim } from './context.ts'
import type { Keyring } from './keyring.ts'
import { Refusal, refuse, type Fault, type RefusalKind } from './refusals.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts'

/** Visible characters without quotation marks, which stand around the key or not at all. */
const KEY = /^("?)([\x21\x23-\x7e]{1,255})\1$/

/** The key of an Idempotency-Key header, with or without quotation marks; undefined without the header. */
export function keyFrom(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = KEY.exec(String(header))?.[2]
  if (key === undefined) throw refuse('IDEMPOTENCY_KEY_INVALID')
  return key
}

/** A claim is good for this long; after that the key is new again. */
const KEPT_HOURS = 24

interface KeptRow {
  fingerprint: string
  outcome: 'open' | 'done' | 'refused' | 'secret'
  sealed_snapshot: string | null
  response_status: number | null
  sealed_body: string | null
  /** Written by versions that kept outcomes in clear. */
  snapshot: unknown
  response_body: string | null
}

/** What reads and writes the table: results and answers hold what users sent, so they are kept sealed. */
type Source = Pick<Context, 'database' | 'keys'>

interface KeptRefusal { code: string; kind: RefusalKind; message: string; faults?: readonly Fault[] }

const identity = (workspaceId: string, claim: IdempotencyClaim): unknown[] => [workspaceId, claim.subject, claim.key]

/** What an outcome is sealed for; JSON, so that no two claims come to one text. */
export const outcomeSealedFor = (part: 'snapshot' | 'body', workspaceId: string, { subject, key }: Pick<IdempotencyClaim, 'subject' | 'key'>): string =>
  `kernel.idempotency:${JSON.stringify([part, workspaceId, subject, key])}`

/** Takes the key for this transaction. False when an earlier request has it; waits while one that has it is still running. */
export async function claimKey(session: Session, workspaceId: string, claim: IdempotencyClaim, at: Date): Promise<boolean> {
  const rows = await session.sql(
    `insert into kernel.idempotency as kept (workspace_id, subject, key, fingerprint, outcome, created_at, expires_at)
     values ($1, $2, $3, $4, 'open', $5::timestamptz, $5::timestamptz + make_interval(hours => ${KEPT_HOURS}))
     on conflict (workspace_id, subject, key) do update
       set fingerprint = excluded.fingerprint, outcome = 'open', snapshot = null, sealed_snapshot = null,
           response_status = null, response_body = null, sealed_body = null,
           created_at = excluded.created_at, expires_at = excluded.expires_at
       where kept.expires_at <= excluded.created_at
     returning 1`,
    [...identity(workspaceId, claim), claim.fingerprint, at],
  )
  return rows.length === 1
}

export type Outcome = { readonly result: unknown } | { readonly refusal: Refusal }

/** Keeps what the request came to: its result, the fact that the result was a secret, or a refusal that depended on state. */
export function keepOutcome(keys: Keyring, workspaceId: string, claim: IdempotencyClaim, outcome: Outcome | 'secret'): Statement {
  const [name, snapshot] = outcome === 'secret' ? ['secret', null]
    : 'refusal' in outcome ? ['refused', JSON.stringify(keptRefusal(outcome.refusal))]
      : ['done', encodeSnapshot(outcome.result)]
  return {
    text: 'update kernel.idempotency set outcome = $4, sealed_snapshot = $5 where workspace_id = $1 and subject = $2 and key = $3',
    values: [...identity(workspaceId, claim), name, snapshot && keys.seal(workspaceId, snapshot, outcomeSealedFor('snapshot', workspaceId, claim))],
  }
}

const keptRefusal = ({ code, kind, message, faults }: Refusal): KeptRefusal => ({ code, kind, message: message, ...(faults && { faults }) })

const READ_KEPT = `select fingerprint, outcome, snapshot, sealed_snapshot, response_status, response_body, sealed_body
  from kernel.idempotency where workspace_id = $1 and subject = $2 and key = $3 and expires_at > $4`

/** What an earlier request under this key came to; undefined when there was none. Throws where that cannot be told to this one. */
export async function earlierOutcome({ database, keys }: Source, workspaceId: string, claim: IdempotencyClaim, at: Date): Promise<Outcome | undefined> {
  const [row] = await database.read<KeptRow & Record<string, unknown>>(workspaceId, READ_KEPT, [...identity(workspaceId, claim), at])
  if (!row) return undefined
  if (row.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
  if (row.outcome === 'secret') throw refuse('IDEMPOTENCY_REPLAY_UNAVAILABLE')
  await keys.ready(workspaceId)
  const snapshot: unknown = row.sealed_snapshot === null ? row.snapshot : JSON.parse(keys.open(workspaceId, row.sealed_snapshot, outcomeSealedFor('snapshot', workspaceId, claim)))
  if (row.outcome === 'refused') {
    const { code, kind, message, faults } = snapshot as KeptRefusal
    return { refusal: new Refusal(code, { kind, message }, { ...(faults && { faults }) }) }
  }
  return { result: decodeSnapshot(snapshot) }
}

export interface KeptAnswer { readonly status: number; readonly body: string }

/** The bytes that the edge answered under this key; undefined when it has not answered yet. Throws on a key used for another request. */
export async function keptAnswer({ database, keys }: Source, workspaceId: string, claim: IdempotencyClaim, at: Date): Promise<KeptAnswer | undefined> {
  const [row] = await database.read<KeptRow & Record<string, unknown>>(workspaceId, READ_KEPT, [...identity(workspaceId, claim), at])
  if (!row) return undefined
  if (row.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
  await keys.ready(workspaceId)
  const body = row.sealed_body === null ? row.response_body : keys.open(workspaceId, row.sealed_body, outcomeSealedFor('body', workspaceId, claim))
  return row.response_status === null || body === null ? undefined : { status: row.response_status, body }
}

/** Keeps the edge's answer beside the outcome. Where the request left no outcome, nothing is kept. */
export async function keepAnswer({ database, keys }: Source, workspaceId: string, claim: IdempotencyClaim, answer: KeptAnswer): Promise<void> {
  await keys.ready(workspaceId)
  return database.transaction(workspaceId, session => session.commit({
    text: `update kernel.idempotency set response_status = $4, sealed_body = $5
           where workspace_id = $1 and subject = $2 and key = $3 and fingerprint = $6
             and outcome in ('done', 'refused') and response_status is null`,
    values: [...identity(workspaceId, claim), answer.status, keys.seal(workspaceId, answer.body, outcomeSealedFor('body', workspaceId, claim)), claim.fingerprint],
  }))
}
