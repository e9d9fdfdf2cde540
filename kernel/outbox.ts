import { newId } from './id.ts'
import type { Statement } from './database/session.ts'

/** A row of a domain's table of events. */
export interface EventRow {
  /** The kind of thing it happened to; each one of these has its own sequence. */
  readonly aggregate: string
  readonly says: string
}

/** A fact a domain may publish; `type` is its name for everybody, `<domain>.<past tense>`. */
export interface EventType extends EventRow {
  readonly type: string
}

/** Makes a domain's events from its table: `events.transfer_created.type` is "remittance.transfer_created". */
export function publishes<const Table extends Readonly<Record<string, EventRow>>>(domain: string, table: Table): { readonly [Name in keyof Table]: EventType } {
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, { ...row, type: `${domain}.${name}` }]),
  ) as { [Name in keyof Table]: EventType }
}

export interface Emitted {
  readonly event: EventType
  readonly aggregateId: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The statement that puts the facts beside the change that made them; they are lost or kept together. */
export function outboxInsert(workspaceId: string, requestId: string, at: Date, emitted: readonly Emitted[]): Statement {
  return {
    text: `insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
           select $1, id, type, aggregate_type, aggregate_id, data::jsonb, $2, $3
           from unnest($4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::text[]) as e (id, type, aggregate_type, aggregate_id, data)`,
    values: [
      workspaceId, requestId, at,
      emitted.map(() => newId()),
      emitted.map(({ event }) => event.type),
      emitted.map(({ event }) => event.aggregate),
      emitted.map(({ aggregateId }) => aggregateId),
      emitted.map(({ data }) => JSON.stringify(data)),
    ],
  }
}
