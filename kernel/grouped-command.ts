import { attributedInsert, auditedActs } from './audit.ts'
import { plain, stopIfAbandoned, transactionOf, type Pending, type Tx } from './command.ts'
import type { Context } from './context.ts'
import { isConnectionError, translated } from './database/errors.ts'
import { perDatabase } from './database/per-database.ts'
import type { Session } from './database/session.ts'
import { outboxInsert } from './events/outbox.ts'
import { refuse } from './refusals.ts'

/** A request of a group. The handles of a group share one transaction; events, acts and the actor are those of each request. */
export interface GroupedRequest<Input> {
  readonly tx: Tx
  readonly input: Input
}

interface GroupedSteps<Input, Result> {
  /** Requests that share a key are never in one group. */
  readonly keysOf: (input: Input) => readonly string[]
  /**
   * Writes for several requests of one workspace. Returns undefined for a request that must run alone, for which it wrote nothing. If it
   * throws, nothing is written and each request runs alone.
   */
  readonly writeGroup: (
    requests: readonly GroupedRequest<Input>[],
  ) => Promise<readonly (Result | undefined)[]>
  /** Runs one request in its own transaction. */
  readonly writeAlone: (ctx: Context, input: Input) => Promise<Result>
}

/** Requests in one transaction. */
const GROUP_MAX = 32
/** Groups of a workspace that run at the same time: PostgreSQL works on one while the results of the other become responses. */
const GROUPS_MAX = 2
/** More waiting requests of a workspace are refused before anything is written. */
const WAITING_MAX = 1_000

interface Waiting<Input, Result> {
  readonly ctx: Context
  readonly input: Input
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (error: unknown) => void
}

/** The requests of a workspace that wait for a group. */
interface Queue<Input, Result> {
  waiting: Waiting<Input, Result>[]
  running: number
  isScheduled: boolean
}

/**
 * Creates a write use case that serves the requests of a workspace that wait at the same time in one transaction, which saves statements,
 * round trips and commits. Each request has its own result, and none fails because of another one. A request with an idempotency key runs
 * alone, because its key is claimed in its own transaction.
 */
export function groupedCommand<Input, Result>(
  steps: GroupedSteps<Input, Result>,
): (ctx: Context, input: Input) => Promise<Result> {
  const queuesOf = perDatabase(() => new Map<string, Queue<Input, Result>>())

  return async function run(ctx, input) {
    const { workspaceId } = ctx.actor
    if (ctx.idempotency || workspaceId === '') return steps.writeAlone(ctx, input)
    try {
      await ctx.keys.ready(workspaceId)
      const queues = queuesOf(ctx.database)
      let queue = queues.get(workspaceId)
      if (!queue) queues.set(workspaceId, (queue = { waiting: [], running: 0, isScheduled: false }))
      return await enqueue(queue, ctx, input)
    } catch (error) {
      throw translated(error)
    } finally {
      ctx.loaders.clear()
      const queues = queuesOf(ctx.database)
      const queue = queues.get(workspaceId)
      if (queue?.waiting.length === 0 && queue.running === 0) queues.delete(workspaceId)
    }
  }

  function enqueue(queue: Queue<Input, Result>, ctx: Context, input: Input): Promise<Result> {
    if (queue.waiting.length >= WAITING_MAX)
      throw refuse('UNAVAILABLE', { message: 'Too many requests wait; nothing was written.', retryAfterS: 1 })
    return new Promise((resolve, reject) => {
      queue.waiting.push({ ctx, input, resolve, reject })
      schedule(queue)
    })
  }

  /** Waits for the end of the turn, so that requests that arrive together are one group. */
  function schedule(queue: Queue<Input, Result>): void {
    if (queue.isScheduled || queue.running >= GROUPS_MAX || queue.waiting.length === 0) return
    queue.isScheduled = true
    setImmediate(() => {
      queue.isScheduled = false
      if (queue.waiting.length === 0) return
      queue.running += 1
      void runGroup(queue).finally(() => {
        queue.running -= 1
        schedule(queue)
      })
    })
  }

  /** Takes the first requests that share no key; those that share one keep their order. */
  function takeGroup(queue: Queue<Input, Result>): readonly Waiting<Input, Result>[] {
    const keys = new Set<string>()
    const group: Waiting<Input, Result>[] = []
    queue.waiting = queue.waiting.filter(each => {
      const own = steps.keysOf(each.input)
      if (group.length >= GROUP_MAX || own.some(key => keys.has(key))) return true
      for (const key of own) keys.add(key)
      group.push(each)
      return false
    })
    return group
  }

  async function runGroup(queue: Queue<Input, Result>): Promise<void> {
    const { database, actor } = queue.waiting[0]!.ctx
    let group: readonly Waiting<Input, Result>[] | undefined
    const runAlone = ({ ctx, input, resolve }: Waiting<Input, Result>): void =>
      resolve(steps.writeAlone(ctx, input))
    try {
      // Taken when there is a connection, so that requests which arrive until then join the group.
      const results = await database.transaction(actor.workspaceId, session =>
        writeInOne(session, (group = takeGroup(queue))),
      )
      for (const [index, each] of group!.entries()) {
        const result = results[index]
        if (result === undefined) runAlone(each)
        else each.resolve(result)
      }
    } catch (error) {
      group ??= takeGroup(queue)
      // After the loss of a connection it is unknown whether the transaction was committed, as for a request alone.
      if (isConnectionError(error)) for (const { reject } of group) reject(error)
      else for (const each of group) runAlone(each)
    }
  }

  async function writeInOne(
    session: Session,
    group: readonly Waiting<Input, Result>[],
  ): Promise<readonly (Result | undefined)[]> {
    const requests = group.map(({ ctx, input }) => {
      const pending: Pending = { emitted: [], acts: [], atCommit: [] }
      const at = ctx.now()
      return { ctx, at, pending, input, tx: transactionOf(ctx, session, at, pending) }
    })
    if (requests.length === 0) return []
    const results = await steps.writeGroup(requests)
    const done = requests.filter((_, index) => results[index] !== undefined)
    if (done.length === 0) return results
    if (session.hasEm) await session.em.flush()
    for (const { ctx } of done) stopIfAbandoned(ctx)
    await session.commit(...lastStatements(requests))
    for (const { ctx, pending } of done)
      if (pending.emitted.length > 0)
        ctx.onCommitted(pending.emitted.map(({ event, aggregateId }) => ({ type: event.type, aggregateId })))
    return results.map(plain)
  }
}

interface Written {
  readonly ctx: Context
  readonly at: Date
  readonly pending: Pending
}

/** The statements of all requests that are sent with COMMIT. */
function lastStatements(written: readonly Written[]) {
  const acts = written.flatMap(({ ctx, at, pending }) =>
    [...auditedActs(pending.emitted), ...pending.acts].map(act => ({ ...act, source: ctx, at })),
  )
  const { workspaceId } = written[0]!.ctx.actor
  return [
    ...written.flatMap(({ pending }) => pending.atCommit),
    ...(acts.length > 0 ? [attributedInsert(workspaceId, acts)] : []),
    ...written.flatMap(({ ctx, at, pending: { emitted } }) =>
      emitted.length > 0 ? [outboxInsert(ctx.keys, workspaceId, ctx.requestId, at, emitted)] : [],
    ),
  ]
}
