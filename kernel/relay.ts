import { setTimeout as pause } from 'node:timers/promises'
import type { WorkerSql } from './database/database.ts'
import { sealedFor } from './outbox.ts'
import type { Duty, Worker } from './subgraph.ts'

/** A fact with its place among those of its aggregate. */
export interface Fact {
  readonly workspaceId: string
  readonly id: string
  readonly type: string
  readonly aggregateType: string
  readonly aggregateId: string
  /** Counts an aggregate's facts from 1 without gaps. */
  readonly sequence: bigint
  readonly data: Readonly<Record<string, unknown>>
  readonly requestId: string
  readonly occurredAt: Date
}

/** A fact while it is relayed, the only time at which its personal part is at hand. */
export interface RelayedFact extends Fact {
  readonly personal: Readonly<Record<string, unknown>>
}

/** What is written for facts in the transaction that relays them. A throw holds up every fact, so only the database may cause one. */
export type RelayConsumer = (sql: WorkerSql, facts: readonly RelayedFact[], worker: Worker) => Promise<void>

const BATCH = 500
/** A run costs as much as relaying some twenty facts. After one that relayed this many, the next run leaves time for more to gather. */
const MANY = 4
const GATHER_MS = 40

const LOCK = `select 1 from kernel.relays where name = 'outbox' for update skip locked`

// Facts of one aggregate are made one after the other, so the database took them in the order of their making. Everything is
// read once, with what is waiting: joined to the table again, each fact would be looked up for every other of its workspace.
const RELAY = `with waiting as materialized (
    select workspace_id, id, aggregate_type, aggregate_id, personal, position from kernel.outbox
    where relayed_at is null and workspace_id not in (select workspace_id from kernel.relay_holds)
    order by position nulls first, id limit ${BATCH}),
  counted as (
    insert into kernel.aggregates as aggregate (workspace_id, aggregate_type, aggregate_id, facts)
    select workspace_id, aggregate_type, aggregate_id, count(*)
    from waiting group by 1, 2, 3 order by 1, 2, 3
    on conflict (workspace_id, aggregate_type, aggregate_id) do update set facts = aggregate.facts + excluded.facts
    returning *),
  numbered as (
    select workspace_id, id, personal, counted.facts + 1
      - row_number() over (partition by workspace_id, aggregate_type, aggregate_id order by position desc nulls last, id desc) as sequence
    from waiting join counted using (workspace_id, aggregate_type, aggregate_id))
  update kernel.outbox fact set sequence = numbered.sequence, relayed_at = $1, personal = null
  from numbered where fact.workspace_id = numbered.workspace_id and fact.id = numbered.id
  returning fact.workspace_id as "workspaceId", fact.id, fact.type, fact.aggregate_type as "aggregateType", fact.aggregate_id as "aggregateId",
    fact.sequence, fact.position, fact.data, numbered.personal, fact.request_id as "requestId", fact.occurred_at as "occurredAt"`

const HOLD = `insert into kernel.relay_holds (workspace_id, held_at) select distinct workspace_id, $2::timestamptz from unnest($1::uuid[]) as held (workspace_id)
  on conflict do nothing`

type Row = Omit<RelayedFact, 'personal'> & { readonly personal: string | null; readonly position: bigint | null }

/**
 * Gives every new fact its sequence and hands it to the consumers, all in one transaction: a fact is relayed whole or not at
 * all, also when the worker is killed. One process relays at a time, so that an aggregate's facts are counted in order. Facts
 * without a position are of a version that told nobody, and hold less than consumers need: they are counted, and nothing more.
 * A fact whose personal part cannot be opened holds up its workspace, whose facts then keep their order, and nobody else's. Of a
 * workspace whose keys were destroyed nothing can be opened or sealed any more: its facts are counted as well, and nothing more.
 */
export function relayOutbox(consumers: readonly RelayConsumer[]): Duty {
  let nextRunMs = -Infinity
  return {
    name: 'kernel.relay_outbox',
    everyMs: 200,
    wakesOn: 'every fact',
    async run(worker) {
      const startedMs = performance.now()
      if (startedMs < nextRunMs) await pause(nextRunMs - startedMs)
      const relayed = await relay(worker, consumers)
      nextRunMs = relayed >= MANY && relayed < BATCH ? performance.now() + GATHER_MS : -Infinity
      return relayed
    },
  }
}

const relay = (worker: Worker, consumers: readonly RelayConsumer[]): Promise<number> =>
  worker.transaction(async sql => {
    const [[isOurs]] = await Promise.all([sql(LOCK), sql('savepoint unrelayed')])
    if (!isOurs) return 0
    const rows = await sql<Row>(RELAY, [worker.now()])
    if (rows.length === 0) return 0
    const workspaces = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
    await Promise.all(workspaces.map(async id => worker.keys.ready(id)))
    const erased = new Set(workspaces.filter(id => worker.keys.standing(id) === 'destroyed'))
    const told = rows.filter(hasPosition).filter(({ workspaceId }) => !erased.has(workspaceId)).sort((a, b) => compare(a.position, b.position))
    const loggedFor = new Set<string>()
    const facts = told.map(row => opened(worker, row, loggedFor))
    const unopened = told.filter((_, index) => facts[index] === undefined)
    if (unopened.length > 0) {
      await sql('rollback to savepoint unrelayed')
      await sql(HOLD, [unopened.map(({ workspaceId }) => workspaceId), worker.now()])
      return rows.length
    }
    if (facts.length > 0) for (const consume of consumers) await consume(sql, facts as RelayedFact[], worker)
    return rows.length
  })

const HELD_MS = 60_000

/** Lets the relay try again what it held: the key may be the right one by now. */
export const releaseHeldFacts: Duty = {
  name: 'kernel.release_held_facts',
  everyMs: 10_000,
  run: async ({ sql, now }) => (await sql('delete from kernel.relay_holds where held_at <= $1 returning 1', [new Date(now().getTime() - HELD_MS)])).length,
}

const hasPosition = (row: Row): row is Row & { position: bigint } => row.position !== null

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** The fact with its personal part; undefined where that cannot be opened, as with another ENCRYPTION_KEY. */
function opened(worker: Worker, { personal, position: _, ...fact }: Row, loggedFor: Set<string>): RelayedFact | undefined {
  try {
    // Consumers seal what they make of a fact, also where nothing of it is personal.
    worker.keys.newestId(fact.workspaceId)
    if (personal === null) return { ...fact, personal: {} }
    return { ...fact, personal: JSON.parse(worker.keys.open(fact.workspaceId, personal, sealedFor(fact.workspaceId, fact.id))) as Record<string, unknown> }
  } catch (error) {
    if (!loggedFor.has(fact.workspaceId)) worker.log({ error, workspaceId: fact.workspaceId, requestId: fact.requestId, factId: fact.id }, 'the personal data of an event could not be decrypted; all events of its workspace wait')
    loggedFor.add(fact.workspaceId)
    return undefined
  }
}
