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
      return await enqueue(queuesOf(ctx.database), ctx, input)
    } catch (error) {
      throw translated(error)
    } finally {
      ctx.loaders.clear()
    }
  }

  function enqueue(queues: Map<string, Queue<Input, Result>>, ctx: Context, input: Input): Promise<Result> {
    const { workspaceId } = ctx.actor
    const queue = queues.get(workspaceId) ?? { waiting: [], running: 0, isScheduled: false }
    if (queue.waiting.length >= WAITING_MAX)
      throw refuse('UNAVAILABLE', { message: 'Too many requests wait; nothing was written.', retryAfterS: 1 })
    queues.set(workspaceId, queue)
    return new Promise((resolve, reject) => {
      queue.waiting.push({ ctx, input, resolve, reject })
      schedule(queue, () => queues.delete(workspaceId))
    })
  }

  /** Waits for the end of the turn, so that requests that arrive together are one group. `onEmpty` is called when no request is left. */
  function schedule(queue: Queue<Input, Result>, onEmpty: () => void): void {
    if (queue.isScheduled || queue.running >= GROUPS_MAX) return
    if (queue.waiting.length === 0) return queue.running === 0 ? onEmpty() : undefined
    queue.isScheduled = true
    setImmediate(() => {
      queue.isScheduled = false
      queue.running += 1
      void runGroup(queue, steps).finally(() => {
        queue.running -= 1
        schedule(queue, onEmpty)
      })
      // Another group begins with those that this one does not take.
      schedule(queue, onEmpty)
    })
  }
}

async function runGroup<Input, Result>(
  queue: Queue<Input, Result>,
  { keysOf, writeGroup, writeAlone }: GroupedSteps<Input, Result>,
): Promise<void> {
  const [next] = queue.waiting
  if (!next) return
  let group: readonly Waiting<Input, Result>[] | undefined
  const runAlone = ({ ctx, input, resolve }: Waiting<Input, Result>): void => resolve(writeAlone(ctx, input))
  try {
    // Taken when there is a connection, so that requests which arrive until then join the group.
    const results = await next.ctx.database.transaction(next.ctx.actor.workspaceId, session =>
      writeInOne(session, (group = takeGroup(queue, keysOf)), writeGroup),
    )
    for (const [index, each] of group!.entries()) {
      const result = results[index]
      if (result === undefined) runAlone(each)
      else each.resolve(result)
    }
  } catch (error) {
    group ??= takeGroup(queue, keysOf)
    // After the loss of a connection it is unknown whether the transaction was committed, as for a request alone.
    if (isConnectionError(error)) for (const { reject } of group) reject(error)
    else for (const each of group) runAlone(each)
  }
}

/** Takes the first requests that share no key; those that share one keep their order. Refuses those whose callers are gone. */
function takeGroup<Input, Result>(
  queue: Queue<Input, Result>,
  keysOf: GroupedSteps<Input, Result>['keysOf'],
): readonly Waiting<Input, Result>[] {
  const keys = new Set<string>()
  const group: Waiting<Input, Result>[] = []
  queue.waiting = queue.waiting.filter(each => {
    const refusal = refusalOfAbandoned(each.ctx)
    if (refusal) {
      each.reject(refusal)
      return false
    }
    const own = keysOf(each.input)
    const isLater = group.length >= GROUP_MAX || own.some(key => keys.has(key))
    for (const key of own) keys.add(key)
    if (!isLater) group.push(each)
    return isLater
  })
  return group
}

function refusalOfAbandoned(ctx: Context): unknown {
  try {
    stopIfAbandoned(ctx)
    return undefined
  } catch (error) {
    return error
  }
}

async function writeInOne<Input, Result>(
  session: Session,
  group: readonly Waiting<Input, Result>[],
  writeGroup: GroupedSteps<Input, Result>['writeGroup'],
): Promise<readonly (Result | undefined)[]> {
  if (group.length === 0) return []
  const requests = group.map(({ ctx, input }) => {
    const pending: Pending = { emitted: [], acts: [], atCommit: [] }
    const at = ctx.now()
    return { ctx, at, pending, input, tx: transactionOf(ctx, session, at, pending) }
  })
  const results = await writeGroup(requests)
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
