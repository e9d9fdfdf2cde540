import { newId } from '#kernel/id.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { Statement } from '#kernel/database/session.ts'

/** A row of a domain's table of events. */
export interface EventRow {
  /** The type of the aggregate; the events of each aggregate have their own sequence. */
  readonly aggregate: string
  readonly description: string
  /** Recorded in the audit: its data contain what changed, and neither secrets nor personal data. */
  readonly administrative?: true
  /** Recorded in the audit too: one row for all events of a record in one write, with no more of their data than ids. */
  readonly audited?: true
  /** A consumer of the relay may derive it without a row in the outbox, so no reaction can handle it. */
  readonly derived?: true
}

/** A domain event; `type` is its public name, `<domain>.<past tense>`. */
export interface EventType extends EventRow {
  readonly type: string
}

type EventsOf<Table> = { readonly [Name in keyof Table]: EventType }

/** Creates a domain's events from its table: `events.transfer_created.type` is "remittance.transfer_created". */
export const defineEvents = <const Table extends Readonly<Record<string, EventRow>>>(
  domain: string,
  table: Table,
): EventsOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, { ...row, type: `${domain}.${name}` }]),
  ) as EventsOf<Table>

/** Creates the events of a domain whose every write is in the audit. */
export const defineAuditedEvents = <const Table extends Readonly<Record<string, EventRow>>>(
  domain: string,
  table: Table,
): EventsOf<Table> =>
  defineEvents(
    domain,
    Object.fromEntries(
      Object.entries(table).map(([name, row]) => [name, { ...row, audited: true }]),
    ) as Table,
  )

export interface Emitted {
  readonly event: EventType
  readonly aggregateId: string
  readonly data: Readonly<Record<string, unknown>>
  /** Personal data: encrypted in the outbox, and deleted once the event is relayed. */
  readonly personal: Readonly<Record<string, unknown>> | undefined
}

/** Encryption context of an event's personal data. */
export const sealingContext = (workspaceId: string, eventId: string): string =>
  `outbox:${workspaceId}:${eventId}`

/** The statement that stores the events in the transaction of the change, so that both commit or neither. */
export function outboxInsert(
  keys: Keyring,
  workspaceId: string,
  requestId: string,
  at: Date,
  emitted: readonly Emitted[],
): Statement {
  const events = emitted.map(event => ({ ...event, id: newId() }))
  return {
    text: `insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, personal, request_id, occurred_at)
           select $1, id, type, aggregate_type, aggregate_id, data::jsonb, personal, $2, $3
           from unnest($4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::text[], $9::text[]) as e (id, type, aggregate_type, aggregate_id, data, personal)`,
    values: [
      workspaceId,
      requestId,
      at,
      events.map(({ id }) => id),
      events.map(({ event }) => event.type),
      events.map(({ event }) => event.aggregate),
      events.map(({ aggregateId }) => aggregateId),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ id, personal }) =>
        personal ? keys.seal(workspaceId, JSON.stringify(personal), sealingContext(workspaceId, id)) : null,
      ),
    ],
  }
}
