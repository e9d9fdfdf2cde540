import type { Client } from 'pg'
import type { Context } from './context.ts'
import type { Statement } from './database/session.ts'
import { newId } from './id.ts'
import type { Emitted } from './events/outbox.ts'
import { connection, decodeCursor, type Connection } from './page.ts'
import type { Principal, PrincipalKind } from './principal.ts'

/** An administrative action, done or refused. */
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

/** The administrative events among those emitted. */
export const auditedActs = (emitted: readonly Emitted[]): Act[] =>
  emitted
    .filter(({ event }) => event.administrative)
    .map(({ event, aggregateId, data }) => ({
      act: event.type,
      outcome: 'DONE',
      aggregate: event.aggregate,
      aggregateId,
      data,
    }))

/** The statement that records acts in the same transaction as their effects, so that both commit or neither. */
export function auditInsert(
  { actor, requestId, sourceAddress }: Pick<Context, 'actor' | 'requestId' | 'sourceAddress'>,
  at: Date,
  acts: readonly Act[],
): Statement {
  return {
    text: `insert into kernel.audit (workspace_id, at, id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data, request_id, source_address)
           select $1, $2, id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data::jsonb, $3, $4
           from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::uuid[], $12::text[])
             as a (id, act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data)`,
    values: [
      actor.workspaceId,
      at,
      requestId,
      sourceAddress ?? null,
      acts.map(() => newId()),
      acts.map(({ act }) => act),
      acts.map(({ outcome }) => outcome),
      acts.map(each => (each.actor ?? actor).kind),
      acts.map(each => (each.actor ?? actor).subjectId),
      acts.map(({ aggregate }) => aggregate ?? null),
      acts.map(({ aggregateId }) => aggregateId ?? null),
      acts.map(({ data }) => JSON.stringify(data)),
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
}

export interface AuditFilter {
  readonly act?: string | null
  readonly actorId?: string | null
  readonly aggregateId?: string | null
  /** Start of the period, inclusive. */
  readonly since?: Date | null
  /** End of the period, exclusive. */
  readonly until?: Date | null
}

const LIST = 'audit'
/** Positions after and before every row. */
const END = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const BEGINNING = new Date('0001-01-01T00:00:00Z')

const page = (condition: string): string => `
  select id, at, act, outcome, actor_kind as "actorKind", actor_id as "actorId", aggregate_type as "aggregateType", aggregate_id as "aggregateId",
    data, request_id as "requestId", source_address as "sourceAddress"
  from kernel.audit where workspace_id = $1 and (at, id) < ($2::timestamptz, $3::uuid) and at >= $4${condition}
  order by at desc, id desc limit $5`

/** Each combination of filters is a separate statement with its own query plan. */
const CONDITIONS = [
  ['act', ' and act = '],
  ['actorId', ' and actor_id = '],
  ['aggregateId', ' and aggregate_id = '],
] as const

/** A page of administrative acts in the workspace, newest first. */
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
