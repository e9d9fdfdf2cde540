import type { WorkerSql } from '#kernel/database/database.ts'
import { sealingContext } from './outbox.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'

/** An event with its sequence in its aggregate. */
export interface DomainEvent {
  readonly workspaceId: string
  readonly id: string
  readonly type: string
  readonly aggregateType: string
  readonly aggregateId: string
  /** Number of the event within its aggregate, from 1 without gaps. */
  readonly sequence: bigint
  readonly data: Readonly<Record<string, unknown>>
  readonly requestId: string
  readonly occurredAt: Date
}

/** An event during the relay, the only time at which its personal data are available. */
export interface RelayedEvent extends DomainEvent {
  readonly personal: Readonly<Record<string, unknown>>
}

/** An event type in one workspace. */
export interface WorkspaceEventType {
  readonly workspaceId: string
  readonly type: string
}

/** An event type that a receiver in the workspace reads. */
export interface ReceivedEventType extends WorkspaceEventType {
  /** The customers whose events the receiver reads; absent if it reads those of all customers. */
  readonly customerIds?: readonly string[]
}

/** Selects the types for which their workspace has a receiver, such as a webhook subscription: one result for each receiver. */
export type SelectReceived = (
  sql: WorkerSql,
  types: readonly WorkspaceEventType[],
  worker: Worker,
) => Promise<readonly ReceivedEventType[]>

/**
 * Consumer that runs in the transaction of the relay, so its writes take effect once for each event. A throw blocks all events, so
 * only database errors may cause one. It may return events that it derives from these, each the first of its aggregate; the later
 * consumers get them before the others. Derived events have no row in the outbox, so a consumer derives only those that
 * `selectReceived` returns.
 */
export type RelayConsumer = (
  sql: WorkerSql,
  events: readonly RelayedEvent[],
  worker: Worker,
  selectReceived: (types: readonly WorkspaceEventType[]) => Promise<readonly ReceivedEventType[]>,
) => Promise<readonly RelayedEvent[] | void>

/** Limits of one batch: the number of events, and their size, since an event of the ledger can name hundreds of transactions. */
const BATCH = 500
const BATCH_BYTES = 200_000
/** Number of full batches, each in its own transaction, after which a run ends. */
const BATCHES_MAX = 10
/** A run costs as much as relaying about twenty events, so under load events gather between two runs. */
const PACE_MS = 50

const LOCK = `select 1 from kernel.relays where name = 'outbox' for update skip locked`

// Events of one aggregate are created one after the other, so the database inserted them in that order.
// `waiting` reads everything once: a join with the table would look up each event for every other event of
// its workspace.
const RELAY = `with next as (
    select workspace_id, id, aggregate_type, aggregate_id, personal, position, pg_column_size(data) as bytes from kernel.outbox
    where relayed_at is null and workspace_id not in (select workspace_id from kernel.relay_holds)
    order by position nulls first, id limit ${BATCH}),
  waiting as materialized (
    select * from (select *, sum(bytes) over (order by position nulls first, id) - bytes as bytes_before from next) measured
    where bytes_before < ${BATCH_BYTES}),
  counted as (
    insert into kernel.aggregates as aggregate (workspace_id, aggregate_type, aggregate_id, events)
    select workspace_id, aggregate_type, aggregate_id, count(*)
    from waiting group by 1, 2, 3 order by 1, 2, 3
    on conflict (workspace_id, aggregate_type, aggregate_id) do update set events = aggregate.events + excluded.events
    returning *),
  numbered as (
    select workspace_id, id, personal, counted.events + 1
      - row_number() over (partition by workspace_id, aggregate_type, aggregate_id order by position desc nulls last, id desc) as sequence
    from waiting join counted using (workspace_id, aggregate_type, aggregate_id))
  update kernel.outbox event set sequence = numbered.sequence, relayed_at = $1, personal = null
  from numbered where event.workspace_id = numbered.workspace_id and event.id = numbered.id
  returning (select count(*)::int from next) as "nextCount", event.workspace_id as "workspaceId", event.id, event.type, event.aggregate_type as "aggregateType", event.aggregate_id as "aggregateId",
    event.sequence, event.position, event.data, numbered.personal, event.request_id as "requestId", event.occurred_at as "occurredAt"`

const HOLD = `insert into kernel.relay_holds (workspace_id, held_at) select distinct workspace_id, $2::timestamptz from unnest($1::uuid[]) as held (workspace_id)
  on conflict do nothing`

type Row = Omit<RelayedEvent, 'personal'> & {
  readonly personal: string | null
  readonly position: bigint | null
  /** Number of events within the limit of the number. */
  readonly nextCount: number
}

/** Number of events of a batch, and whether one of its limits was reached. */
interface Batch {
  readonly relayed: number
  readonly isFull: boolean
}

/**
 * Numbers new events and passes them to the consumers in one transaction, so an event is relayed completely
 * or not at all, even if the worker is killed. One process relays at a time, so that the events of an
 * aggregate are numbered in order. Events without a position predate the relay; they are numbered but not
 * delivered. An event whose personal data cannot be decrypted blocks only its own workspace, which preserves
 * the order of its events. In a workspace whose keys were destroyed nothing can be decrypted or encrypted:
 * its events are also only numbered.
 */
export const relayOutbox = (
  consumers: readonly RelayConsumer[],
  selectReceived: SelectReceived = () => Promise.resolve([]),
): Job => ({
  name: 'kernel.relay_outbox',
  everyMs: 200,
  paceMs: PACE_MS,
  wakesOn: 'every event',
  async run(worker) {
    let relayed = 0
    for (let batches = 0; batches < BATCHES_MAX; batches++) {
      const batch = await relay(worker, consumers, selectReceived)
      relayed += batch.relayed
      if (!batch.isFull) break
    }
    return relayed
  },
})

const NOTHING: Batch = { relayed: 0, isFull: false }

const relay = (
  worker: Worker,
  consumers: readonly RelayConsumer[],
  selectReceived: SelectReceived,
): Promise<Batch> =>
  worker.transaction(async sql => {
    const [[isOurs]] = await Promise.all([sql(LOCK), sql('savepoint unrelayed')])
    if (!isOurs) return NOTHING
    const rows = await sql<Row>(RELAY, [worker.now()])
    if (rows.length === 0) return NOTHING
    const { nextCount } = rows[0]!
    const batch: Batch = { relayed: rows.length, isFull: nextCount === BATCH || rows.length < nextCount }
    const workspaces = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
    await Promise.all(workspaces.map(async id => worker.keys.ready(id)))
    const erased = new Set(workspaces.filter(id => worker.keys.status(id) === 'destroyed'))
    const positioned = rows
      .filter(hasPosition)
      .filter(({ workspaceId }) => !erased.has(workspaceId))
      .sort((a, b) => compare(a.position, b.position))
    const loggedFor = new Set<string>()
    const opened = positioned.map(row => openEvent(worker, row, loggedFor))
    const unopened = positioned.filter((_, index) => opened[index] === undefined)
    if (unopened.length > 0) {
      await sql('rollback to savepoint unrelayed')
      await sql(HOLD, [unopened.map(({ workspaceId }) => workspaceId), worker.now()])
      return batch
    }
    let events = opened as readonly RelayedEvent[]
    if (events.length > 0)
      for (const consume of consumers) {
        const derived = await consume(sql, events, worker, types => selectReceived(sql, types, worker))
        if (derived) events = [...derived, ...events]
      }
    return batch
  })

const HELD_MS = 60_000

/** Releases blocked workspaces so that the relay tries again: the correct key may be configured by now. */
export const releaseHeldEvents: Job = {
  name: 'kernel.release_held_events',
  everyMs: 10_000,
  run: async ({ sql, now }) =>
    (
      await sql('delete from kernel.relay_holds where held_at <= $1 returning 1', [
        new Date(now().getTime() - HELD_MS),
      ])
    ).length,
}

const hasPosition = (row: Row): row is Row & { position: bigint } => row.position !== null

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** The event with its personal data; undefined when they cannot be decrypted, for example with another ENCRYPTION_KEY. */
function openEvent(
  worker: Worker,
  { personal, position: _, nextCount: _count, ...event }: Row,
  loggedFor: Set<string>,
): RelayedEvent | undefined {
  try {
    // Consumers encrypt what they derive from an event, even when the event contains no personal data.
    worker.keys.newestId(event.workspaceId)
    if (personal === null) return { ...event, personal: {} }
    return {
      ...event,
      personal: JSON.parse(
        worker.keys.open(event.workspaceId, personal, sealingContext(event.workspaceId, event.id)),
      ) as Record<string, unknown>,
    }
  } catch (error) {
    if (!loggedFor.has(event.workspaceId))
      worker.log(
        { error, workspaceId: event.workspaceId, requestId: event.requestId, eventId: event.id },
        'the personal data of an event could not be decrypted; all events of its workspace wait',
      )
    loggedFor.add(event.workspaceId)
    return undefined
  }
}
