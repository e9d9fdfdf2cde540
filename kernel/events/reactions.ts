import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { runSlots, type RunSlots } from '#kernel/jobs/run-slots.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import type { EventType } from './outbox.ts'
import type { DomainEvent, RelayConsumer } from './relay.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { signals, withSpan } from '#kernel/telemetry.ts'

/** An event handler of a domain for events of other domains: one operation, with one effect per event even when retried. */
export interface Reaction {
  /** `<domain>.<what it does>`; must not change while reactions with this name may be queued. */
  readonly name: string
  /** Event types that it handles. */
  readonly on: readonly string[]
  run(ctx: Context, event: DomainEvent): Promise<unknown>
}

/** Lease of a claimed reaction; longer than the timeout. */
const LEASE_MS = 15_000
/** A run that takes longer is abandoned, before its lease ends and another process may take the event. */
const TIMEOUT_MS = 14_000
/** Runs in progress of each kind in one process. */
const CONCURRENCY = 16
/** Runs of each kind that are in progress or were abandoned and have not ended: a bound on the memory that a kind can hold. */
const ABANDONED_MAX = 48
const EVERY_MS = 200
const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 600_000

const QUEUE = `insert into kernel.reactions (workspace_id, event_id, reaction, due_at, attempts, created_at)
  select workspace_id, event_id, reaction, $1, 0, $1 from unnest($2::uuid[], $3::uuid[], $4::text[]) as r (workspace_id, event_id, reaction)
  on conflict do nothing`

const CLAIM = `with due as (
    select due.* from unnest($3::text[], $4::integer[]) as known (name, places)
    cross join lateral (
      select workspace_id, event_id, reaction from kernel.reactions where reaction = known.name and due_at <= $1
      order by due_at limit known.places for update skip locked) due),
  claimed as (
    update kernel.reactions reaction set due_at = $2, attempts = attempts + 1 from due
    where reaction.workspace_id = due.workspace_id and reaction.event_id = due.event_id and reaction.reaction = due.reaction
    returning reaction.workspace_id, reaction.event_id, reaction.reaction, reaction.attempts)
  select claimed.reaction, claimed.attempts, event.workspace_id as "workspaceId", event.id, event.type, event.aggregate_type as "aggregateType",
    event.aggregate_id as "aggregateId", event.sequence, event.data, event.request_id as "requestId", event.occurred_at as "occurredAt"
  from claimed join kernel.outbox event on event.workspace_id = claimed.workspace_id and event.id = claimed.event_id`

const DONE = 'delete from kernel.reactions where workspace_id = $1 and event_id = $2 and reaction = $3'
const LATER =
  'update kernel.reactions set due_at = $4 where workspace_id = $1 and event_id = $2 and reaction = $3'

/** Throws if a reaction handles an event that can be derived: a reaction reads its event from the outbox. */
export function checkReactions(reactions: readonly Reaction[], events: readonly EventType[]): void {
  const derived = new Set(events.flatMap(event => (event.derived ? [event.type] : [])))
  for (const { name, on } of reactions)
    for (const type of on)
      if (derived.has(type))
        throw new Error(`the reaction ${name} handles ${type}, which can have no row in the outbox`)
}

/** Queues the reactions to relayed events. */
export const queueReactions =
  (reactions: readonly Reaction[]): RelayConsumer =>
  async (sql, events, worker) => {
    const due = events.flatMap(event =>
      reactions.filter(({ on }) => on.includes(event.type)).map(({ name }) => ({ name, event })),
    )
    if (due.length > 0)
      await sql(QUEUE, [
        worker.now(),
        due.map(({ event }) => event.workspaceId),
        due.map(({ event }) => event.id),
        due.map(({ name }) => name),
      ])
  }

type Claimed = DomainEvent & { readonly reaction: string; readonly attempts: number }

interface RunLimits {
  readonly timeoutMs?: number
  readonly abandonedMax?: number
}

/**
 * Runs queued reactions, and retries each with growing pauses until it succeeds. Each kind of handler has its own slots and runs
 * in the background, so a kind whose handlers hang delays no other.
 */
export function runReactions(
  reactions: readonly Reaction[],
  { timeoutMs = TIMEOUT_MS, abandonedMax = ABANDONED_MAX }: RunLimits = {},
): Job {
  const byName = new Map(reactions.map(reaction => [reaction.name, reaction]))
  const slotsOf = new WeakMap<Worker, RunSlots>()
  return {
    name: 'kernel.run_reactions',
    everyMs: EVERY_MS,
    async run(worker) {
      const slots = slotsOf.get(worker) ?? runSlots({ concurrency: CONCURRENCY, abandonedMax, timeoutMs })
      slotsOf.set(worker, slots)
      const free = [...byName.keys()]
        .map(name => ({ name, places: slots.free(name) }))
        .filter(({ places: slotCount }) => slotCount > 0)
      const at = worker.now()
      const claimed =
        free.length === 0
          ? []
          : await worker.sql<Claimed>(CLAIM, [
              at,
              new Date(at.getTime() + LEASE_MS),
              free.map(({ name }) => name),
              free.map(({ places: slotCount }) => slotCount),
            ])
      const kinds = Map.groupBy(claimed, ({ reaction }) => reaction)
      const runs = [...kinds].map(([name, events]) =>
        Promise.all(events.map(event => begin(worker, slots, byName.get(name)!, event))),
      )
      // Returns once the first kind has finished, so that it gets more work at once; busy kinds wait for
      // their own slots.
      if (claimed.length > 0) await Promise.race([...runs, sleep(EVERY_MS)])
      else if (free.length < byName.size)
        return Number(await Promise.race([slots.freed(), sleep(EVERY_MS, false)]))
      return claimed.length
    },
  }
}

function begin(worker: Worker, slots: RunSlots, reaction: Reaction, claimed: Claimed): Promise<void> {
  const handled = withSpan(
    {
      name: reaction.name,
      isRoot: true,
      attributes: { 'fiducia.request_id': claimed.requestId, 'fiducia.event_id': claimed.id },
    },
    () => react(worker, slots, reaction, claimed),
  )
  worker.background(handled)
  return handled
}

/** Never rejects: the worker awaits it in the background. */
async function react(
  worker: Worker,
  slots: RunSlots,
  reaction: Reaction,
  { attempts, reaction: name, ...event }: Claimed,
): Promise<void> {
  const key = [event.workspaceId, event.id, name]
  const startedMs = performance.now()
  const publish = (outcome: 'done' | 'failed' | 'abandoned'): void =>
    signals.reaction.publish({ reaction: name, outcome, durationMs: performance.now() - startedMs })
  const about = {
    workspaceId: event.workspaceId,
    requestId: event.requestId,
    eventId: event.id,
    reaction: name,
  }
  try {
    const end = await slots.run(name, worker.signal, async signal => {
      const ctx = await worker.contextIn(event.workspaceId)
      // The idempotency claim prevents a second effect when an operation was committed but its reaction was not yet deleted.
      const idempotency = {
        key: event.id,
        subject: `reaction:${name}`,
        fingerprint: sha256(`${name} ${event.id}`),
        retriesRefusals: true,
      }
      await reaction.run({ ...ctx, signal, requestId: event.requestId, idempotency }, event)
    })
    publish(end)
    if (end === 'done') return void (await worker.sql(DONE, key))
    worker.log(about, 'an event handler timed out and was abandoned; it will be retried')
  } catch (error) {
    publish('failed')
    worker.log({ error, ...about }, 'an event handler failed and will be retried')
  }
  const pauseMs = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** Math.min(attempts - 1, 16))
  // If this fails too, the event is retried when its lease ends.
  await worker.sql(LATER, [...key, new Date(worker.now().getTime() + pauseMs)]).catch((error: unknown) => {
    worker.log({ error, ...about }, 'the retry of an event handler could not be scheduled')
  })
}
