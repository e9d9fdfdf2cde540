import type { Client } from 'pg'
import type { Context } from './context.ts'
import type { Statement } from './database/session.ts'
import { isId, newId } from './id.ts'
import type { Emitted } from './events/outbox.ts'
import { connection, decodeCursor, type Connection } from './page.ts'
import type { Principal, PrincipalKind } from './principal.ts'

/** An act that the audit records, done or refused. */
export interface Act {
  /** The event type, `<domain>.<event>`, or the refused mutation, `<domain>.<mutation>`. */
  readonly act: string
  readonly outcome: 'DONE' | 'REFUSED'
  readonly aggregate?: string | undefined
  readonly aggregateId?: string | undefined
  /** What changed: ids, rights and terms; never secrets or personal data. */
  readonly data: Readonly<Record<string, unknown>>
  /** Overrides the actor: at sign-in the caller is still anonymous. */
  readonly actor?: Pick<Principal, 'kind' | 'subjectId'>
}

/**
 * The acts of a write that the audit records. Each administrative event is one act with its data. Of the other events those of one
 * record are one act, named after the first of them, with ids only: a write may emit many, and its row must stay small.
 */
export function auditedActs(emitted: readonly Emitted[]): Act[] {
  const acts: Act[] = []
  const writes = new Map<string, Emitted[]>()
  for (const each of emitted) {
    const { event, aggregateId, data } = each
    if (event.administrative) acts.push(actOf(each, data))
    else if (event.audited) {
      const key = `${event.aggregate} ${aggregateId}`
      const write = writes.get(key)
      if (write) write.push(each)
      else writes.set(key, [each])
    }
  }
  for (const [first, ...more] of writes.values()) {
    const events = [...new Set(more.map(({ event }) => event.type))]
    acts.push(actOf(first!, { ...idsIn(first!.data), ...(events.length > 0 && { events }) }))
  }
  return acts
}

const actOf = ({ event, aggregateId }: Emitted, data: Act['data']): Act => ({
  act: event.type,
  outcome: 'DONE',
  aggregate: event.aggregate,
  aggregateId,
  data,
})

const idsIn = (data: Emitted['data']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' && isId(value)))

/** The caller and the request to which an act is attributed. */
export type ActSource = Pick<Context, 'actor' | 'requestId' | 'sourceAddress'>

/** An act of one of several requests. */
export interface AttributedAct extends Act {
  readonly source: ActSource
  readonly at: Date
}

/** The statement that records acts in the same transaction as their effects, so that both commit or neither. */
export const auditInsert = (source: ActSource, at: Date, acts: readonly Act[]): Statement =>
  attributedInsert(
    source.actor.workspaceId,
    acts.map(act => ({ ...act, source, at })),
  )

/** The statement that records acts of several requests in one workspace, and queues them for the hash chain. */
export function attributedInsert(workspaceId: string, acts: readonly AttributedAct[]): Statement {
  return {
    text: `with recorded as (
             insert into kernel.audit (workspace_id, at, id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data, request_id, source_address)
             select $1, at, id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data::jsonb, request_id, source_address
             from unnest($2::timestamptz[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::uuid[], $10::text[], $11::text[], $12::text[])
               as a (at, id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data, request_id, source_address)
             returning at, id)
           insert into kernel.audit_queue (workspace_id, at, audit_id) select $1, at, id from recorded`,
    values: [
      workspaceId,
      acts.map(({ at }) => at),
      acts.map(() => newId()),
      acts.map(({ act }) => act),
      acts.map(({ outcome }) => outcome),
      acts.map(({ actor, source }) => (actor ?? source.actor).kind),
      acts.map(({ actor, source }) => (actor ?? source.actor).subjectId),
      acts.map(({ aggregate }) => aggregate ?? null),
      acts.map(({ aggregateId }) => aggregateId ?? null),
      acts.map(({ data }) => JSON.stringify(data)),
      acts.map(({ source }) => source.requestId),
      acts.map(({ source }) => source.sourceAddress ?? null),
    ],
  }
}

/** Records that a caller lacked the right to act. Nothing was changed, so this uses a separate transaction. */
export async function auditRefusal(ctx: Context, act: string, code = 'FORBIDDEN'): Promise<void> {
  const statement = auditInsert(ctx, ctx.now(), [{ act, outcome: 'REFUSED', data: { code } }])
  await ctx.database.transaction(ctx.actor.workspaceId, session => session.commit(statement))
}

/** A recorded act. */
export type AuditEntry = {
  readonly id: string
  readonly at: Date
  readonly act: string
  readonly outcome: 'DONE' | 'REFUSED'
  readonly actorKind: PrincipalKind
  readonly actorId: string
  readonly aggregateType: string | null
  readonly aggregateId: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly requestId: string
  readonly sourceAddress: string | null
  /** Place in the workspace's hash chain; null until the worker has sealed the row. */
  readonly sequence: string | null
  /** Hash of the row and of the one before it, in hexadecimal digits; null until the row is sealed. */
  readonly hash: string | null
  readonly previousHash: string | null
}

export interface AuditFilter {
  readonly act?: string | null | undefined
  readonly actorId?: string | null | undefined
  readonly aggregateId?: string | null | undefined
  /** Start of the period, inclusive. */
  readonly since?: Date | null | undefined
  /** End of the period, exclusive. */
  readonly until?: Date | null | undefined
}

const LIST = 'audit'
/** Positions after and before every row. */
const END = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const BEGINNING = new Date('0001-01-01T00:00:00Z')

const page = (condition: string): string => `
  select audit.id, audit.at, act, outcome, actor_kind as "actorKind", actor_id as "actorId", aggregate_type as "aggregateType", aggregate_id as "aggregateId",
    data, request_id as "requestId", source_address as "sourceAddress",
    seal.sequence::text, encode(seal.hash, 'hex') as hash, encode(seal.previous_hash, 'hex') as "previousHash"
  from (
    select * from kernel.audit where workspace_id = $1 and (at, id) < ($2::timestamptz, $3::uuid) and at >= $4${condition}
    order by at desc, id desc limit $5) audit
  left join kernel.audit_seals seal on seal.workspace_id = $1 and seal.audit_id = audit.id
  order by audit.at desc, audit.id desc`

/** Each combination of filters is a separate statement with its own query plan. */
const CONDITIONS = [
  ['act', ' and act = '],
  ['actorId', ' and actor_id = '],
  ['aggregateId', ' and aggregate_id = '],
] as const

/** A page of the workspace's audit, newest first. */
export async function readAudit(
  ctx: Context,
  filter: AuditFilter,
  first: number,
  after: string | null,
): Promise<Connection<AuditEntry>> {
  const values: unknown[] = []
  let condition = ''
  for (const [name, text] of CONDITIONS) {
    if (filter[name] === undefined || filter[name] === null) continue
    values.push(filter[name])
    condition += `${text}$${5 + values.length}`
  }
  const start =
    after !== null
      ? decodeCursor(ctx, LIST, after)
      : filter.until
        ? { at: filter.until, id: '00000000-0000-0000-0000-000000000000' }
        : END
  const rows = await ctx.database.read<AuditEntry>(ctx.actor.workspaceId, page(condition), [
    ctx.actor.workspaceId,
    start.at,
    start.id,
    filter.since ?? BEGINNING,
    first + 1,
    ...values,
  ])
  return connection(ctx, LIST, rows, { first, after }, ({ at, id }) => ({ at, id }))
}

/** An act on the whole installation, such as a backup. */
export interface InstallationAct {
  readonly act: string
  /** The actor, as `administration:<operating system user>`. */
  readonly by: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** Records an act on the whole installation, in the open transaction of the connection if there is one. */
export async function auditInstallation(
  owner: Client,
  { act, by, at, data }: InstallationAct,
): Promise<void> {
  await owner.query(
    'insert into kernel.installation_audit (at, id, act, actor_id, data) values ($1, $2, $3, $4, $5)',
    [at, newId(), act, by, data],
  )
}

/** Acts on the whole installation, newest first. */
export async function installationAudit(
  owner: Client,
  { since, limit }: { readonly since: Date | undefined; readonly limit: number },
): Promise<(InstallationAct & { id: string })[]> {
  const { rows } = await owner.query<InstallationAct & { id: string }>(
    'select at, id, act, actor_id as by, data from kernel.installation_audit where at >= $1 order by at desc, id desc limit $2',
    [since ?? BEGINNING, limit],
  )
  return rows
}
