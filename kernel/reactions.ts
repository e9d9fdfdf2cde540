import type { Context } from './context.ts'
import { sha256 } from './keyring.ts'
import type { Fact, RelayConsumer } from './relay.ts'
import type { Duty, Worker } from './subgraph.ts'
import { signals, spanned } from './telemetry.ts'

/** What a domain does when another one has published a fact: one operation, done once for each fact however often it is tried. */
export interface Reaction {
  /** `<domain>.<what it does>`; stays the same for as long as such reactions may be waiting. */
  readonly name: string
  /** Types of the facts. */
  readonly on: readonly string[]
  run(ctx: Context, fact: Fact): Promise<unknown>
}

/** How long a claimed reaction is left alone; longer than a step may take. */
const LEASE_MS = 15_000
/** Of each kind, so that many of one do not keep the others waiting. */
const AT_ONCE = 16
const FIRST_PAUSE_MS = 1_000
const MOST_PAUSE_MS = 600_000

const QUEUE = `insert into kernel.reactions (workspace_id, fact_id, reaction, due_at, attempts, created_at)
  select workspace_id, fact_id, reaction, $1, 0, $1 from unnest($2::uuid[], $3::uuid[], $4::text[]) as r (workspace_id, fact_id, reaction)
  on conflict do nothing`

const CLAIM = `with due as (
    select due.* from unnest($3::text[]) as known (name)
    cross join lateral (
      select workspace_id, fact_id, reaction from kernel.reactions where reaction = known.name and due_at <= $1
      order by due_at limit ${AT_ONCE} for update skip locked) due),
  claimed as (
    update kernel.reactions reaction set due_at = $2, attempts = attempts + 1 from due
    where reaction.workspace_id = due.workspace_id and reaction.fact_id = due.fact_id and reaction.reaction = due.reaction
    returning reaction.workspace_id, reaction.fact_id, reaction.reaction, reaction.attempts)
  select claimed.reaction, claimed.attempts, fact.workspace_id as "workspaceId", fact.id, fact.type, fact.aggregate_type as "aggregateType",
    fact.aggregate_id as "aggregateId", fact.sequence, fact.data, fact.request_id as "requestId", fact.occurred_at as "occurredAt"
  from claimed join kernel.outbox fact on fact.workspace_id = claimed.workspace_id and fact.id = claimed.fact_id`

const DONE = 'delete from kernel.reactions where workspace_id = $1 and fact_id = $2 and reaction = $3'
const LATER = 'update kernel.reactions set due_at = $4 where workspace_id = $1 and fact_id = $2 and reaction = $3'

/** Puts down who has to react to the facts that are relayed. */
export const queueReactions = (reactions: readonly Reaction[]): RelayConsumer => async (sql, facts, worker) => {
  const due = facts.flatMap(fact => reactions.filter(({ on }) => on.includes(fact.type)).map(({ name }) => ({ name, fact })))
  if (due.length > 0) await sql(QUEUE, [worker.now(), due.map(({ fact }) => fact.workspaceId), due.map(({ fact }) => fact.id), due.map(({ name }) => name)])
}

type Claimed = Fact & { readonly reaction: string; readonly attempts: number }

/** Runs what was put down, again and again until it succeeds, less and less often. */
export function runReactions(reactions: readonly Reaction[]): Duty {
  const byName = new Map(reactions.map(reaction => [reaction.name, reaction]))
  return {
    name: 'kernel.run_reactions',
    everyMs: 200,
    async run(worker) {
      const at = worker.now()
      const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS), [...byName.keys()]])
      await Promise.all(claimed.map(each => spanned({ name: each.reaction, isRoot: true, attributes: { 'fiducia.request_id': each.requestId, 'fiducia.fact_id': each.id } },
        () => react(worker, byName.get(each.reaction)!, each))))
      return claimed.length
    },
  }
}

async function react(worker: Worker, reaction: Reaction, { attempts, reaction: name, ...fact }: Claimed): Promise<void> {
  const key = [fact.workspaceId, fact.id, name]
  const begunMs = performance.now()
  const tell = (outcome: 'done' | 'failed'): void => signals.reaction.tell({ reaction: name, outcome, durationMs: performance.now() - begunMs })
  try {
    const ctx = await worker.within(fact.workspaceId)
    // The claim makes it once: an operation that was committed before its reaction was struck off is not done again.
    const idempotency = { key: fact.id, subject: `reaction:${name}`, fingerprint: sha256(`${name} ${fact.id}`), retriesRefusals: true }
    await reaction.run({ ...ctx, requestId: fact.requestId, idempotency }, fact)
    await worker.sql(DONE, key)
    tell('done')
  } catch (error) {
    tell('failed')
    worker.log({ error, workspaceId: fact.workspaceId, requestId: fact.requestId, factId: fact.id, reaction: name }, 'a reaction failed and will be tried again')
    const pauseMs = Math.min(MOST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 16))
    await worker.sql(LATER, [...key, new Date(worker.now().getTime() + pauseMs)])
  }
}
