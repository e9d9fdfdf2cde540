import type { EntityManager } from '@mikro-orm/postgresql'
import { wrap } from '@mikro-orm/core'
import { auditedActs, auditInsert, type Act } from './audit.ts'
import type { Context, IdempotencyClaim } from './context.ts'
import { allSettledOrThrow } from './database/connection.ts'
import { isLockTimeout, isRetryable, translated } from './database/errors.ts'
import type { Session, Statement } from './database/session.ts'
import { claimKey, earlierOutcome, storeOutcome, type Outcome } from './idempotency/idempotency.ts'
import { outboxInsert, type Emitted, type EventType } from './events/outbox.ts'
import { Refusal, refuse, type RefusalKind } from './refusals.ts'
import { signals } from './telemetry.ts'

/**
 * A transaction in the caller's workspace. Only `command` creates one, so code that writes cannot run outside
 * of it.
 */
export interface Tx extends Pick<Context, 'actor' | 'requestId' | 'keys' | 'settings' | 'now'> {
  /** One prepared statement. Filter by workspace in it: row-level security is only the second line of defence. */
  sql<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** A write that is sent with COMMIT, which saves a round trip. Its failure fails the commit. */
  atCommit(text: string, values: readonly unknown[]): void
  /** MikroORM's unit of work; flushed before the commit. */
  readonly em: EntityManager
  /** Publishes an event in the same transaction. `data` is stored as JSON and contains only ids and text; personal data belongs in `personal`. */
  emit(
    event: EventType,
    aggregateId: string,
    data: Readonly<Record<string, unknown>>,
    personal?: Readonly<Record<string, unknown>>,
  ): void
  /** Records an act in the audit. Administrative events are recorded automatically. */
  audit(act: Act): void
}

interface Steps<Input, Prepared, Result> {
  /** Network and domain calls, made before any lock is held. Its refusals are stored like those of `write`. */
  readonly prepare: (ctx: Context, input: Input) => Promise<Prepared>
  readonly write: (tx: Tx, input: Input, prepared: Prepared) => Promise<Result>
}

interface CommandOptions {
  /**
   * `stored` (default): a repeat gets the stored result. `secret`: the result is not stored and a repeat is
   * refused. `one-time`: keys are ignored, and the operation itself refuses a repeat.
   */
  readonly storage?: 'stored' | 'secret' | 'one-time'
}

const ATTEMPTS_MAX = 6
const STORED_REFUSALS: ReadonlySet<RefusalKind> = new Set(['not-found', 'conflict', 'refused'])

/**
 * Creates a write use case: one transaction with its idempotency key, its rows and its events, retried after a
 * serialisation failure or deadlock. Throw to refuse: everything written before is rolled back.
 */
export function command<Input, Result>(
  write: (tx: Tx, input: Input) => Promise<Result>,
  options?: CommandOptions,
): (ctx: Context, input: Input) => Promise<Result>
export function command<Input, Prepared, Result>(
  steps: Steps<Input, Prepared, Result>,
  options?: CommandOptions,
): (ctx: Context, input: Input) => Promise<Result>
export function command<Input, Prepared, Result>(
  steps: Steps<Input, Prepared, Result> | ((tx: Tx, input: Input) => Promise<Result>),
  { storage: storage = 'stored' }: CommandOptions = {},
): (ctx: Context, input: Input) => Promise<Result> {
  const { prepare, write } =
    typeof steps === 'function'
      ? { prepare: undefined, write: steps as Steps<Input, Prepared, Result>['write'] }
      : steps

  return async function run(ctx, input) {
    const claim = storage === 'one-time' || ctx.actor.workspaceId === '' ? undefined : ctx.idempotency
    try {
      await ctx.keys.ready(ctx.actor.workspaceId)
      let prepared = undefined as Prepared
      if (prepare) {
        const earlier = claim && (await earlierOutcome(ctx, ctx.actor.workspaceId, claim, ctx.now()))
        if (earlier) return replay(ctx, earlier)
        try {
          prepared = await prepare(ctx, input)
        } catch (error) {
          return await storeEarlyRefusal(ctx, claim, error)
        }
      }
      return await runWithRetries(ctx, claim, storage, tx => write(tx, input, prepared))
    } catch (error) {
      throw translated(error)
    } finally {
      ctx.loaders.clear()
    }
  }
}

async function runWithRetries<Result>(
  ctx: Context,
  claim: IdempotencyClaim | undefined,
  storage: 'stored' | 'secret' | 'one-time',
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, claim, storage, write)
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS_MAX) throw error
      signals.retry.publish(undefined)
      await new Promise(resolve => setTimeout(resolve, Math.random() * 15 * 2 ** attempt))
    }
  }
}

async function runOnce<Result>(
  ctx: Context,
  claim: IdempotencyClaim | undefined,
  storage: 'stored' | 'secret' | 'one-time',
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { workspaceId } = ctx.actor
  const at = ctx.now()
  const emitted: Emitted[] = []
  const acts: Act[] = []
  const atCommit: Statement[] = []
  const done = await ctx.database.transaction(workspaceId, async session => {
    if (claim && !(await claimWithSavepoint(session, workspaceId, claim, at))) return undefined
    let result: Result
    try {
      const written = await write(transactionOf(ctx, session, at, { emitted, acts, atCommit }))
      if (session.hasEm) await session.em.flush()
      result = plain(written)
    } catch (error) {
      // Sent as one message, so that no statement of a concurrent part runs in between.
      if (claim && isStored(error, claim))
        await session.commit(TO_SAVEPOINT, storeOutcome(ctx.keys, workspaceId, claim, { refusal: error }))
      throw error
    }
    stopIfAbandoned(ctx)
    const last = [...atCommit]
    const audited = [...auditedActs(emitted), ...acts]
    if (audited.length > 0) last.push(auditInsert(ctx, at, audited))
    if (emitted.length > 0) last.push(outboxInsert(ctx.keys, workspaceId, ctx.requestId, at, emitted))
    if (claim)
      last.push(storeOutcome(ctx.keys, workspaceId, claim, storage === 'secret' ? 'secret' : { result }))
    await session.commit(...last)
    return { result }
  })
  if (!done) return replayEarlier(ctx, claim!, at)
  if (emitted.length > 0)
    ctx.onCommitted(emitted.map(({ event, aggregateId }) => ({ type: event.type, aggregateId })))
  return done.result
}

const TO_SAVEPOINT: Statement = { text: 'rollback to savepoint effect', values: [] }

/** Claims the key and sets a savepoint after it, so that later writes can be rolled back without losing the key. */
async function claimWithSavepoint(
  session: Session,
  workspaceId: string,
  claim: IdempotencyClaim,
  at: Date,
): Promise<boolean> {
  try {
    const [isOurs] = await allSettledOrThrow([
      claimKey(session, workspaceId, claim, at),
      session.sql('savepoint effect'),
    ])
    return isOurs
  } catch (error) {
    if (isLockTimeout(error)) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfterS: 1 })
    throw error
  }
}

/** Call only after the transaction has released its connection: holding one while waiting for another exhausts the pool. */
async function replayEarlier<Result>(ctx: Context, claim: IdempotencyClaim, at: Date): Promise<Result> {
  const earlier = await earlierOutcome(ctx, ctx.actor.workspaceId, claim, at)
  if (!earlier) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfterS: 1 })
  return replay(ctx, earlier)
}

/** What is written with COMMIT. */
export interface Pending {
  readonly emitted: Emitted[]
  readonly acts: Act[]
  readonly atCommit: Statement[]
}

/** The handle of a request on an open transaction; what is to be written with COMMIT is collected in `pending`. */
export function transactionOf(
  ctx: Context,
  session: Session,
  at: Date,
  { emitted, acts, atCommit }: Pending,
): Tx {
  return {
    actor: ctx.actor,
    requestId: ctx.requestId,
    keys: ctx.keys,
    settings: ctx.settings,
    now: () => at,
    // Rejects rather than throws, so that statements already started beside it do not become unhandled rejections.
    async sql(text, values) {
      stopIfAbandoned(ctx)
      return session.sql(text, values)
    },
    atCommit(text, values) {
      atCommit.push({ text, values })
    },
    get em() {
      return session.em
    },
    emit(event, aggregateId, data, personal) {
      emitted.push({ event, aggregateId, data, personal })
    },
    audit(act) {
      acts.push(act)
    },
  }
}

/** After a disconnect or a missed deadline the effect must not be committed. */
export function stopIfAbandoned(ctx: Context): void {
  if (ctx.signal.aborted || Date.now() > ctx.deadlineAt)
    throw refuse('UNAVAILABLE', {
      message: 'The client disconnected or the deadline passed before the request was completed.',
      retryAfterS: 1,
    })
}

const isStored = (error: unknown, { retriesRefusals }: IdempotencyClaim): error is Refusal =>
  !retriesRefusals && error instanceof Refusal && STORED_REFUSALS.has(error.kind)

/** Stores a refusal from before the transaction under the key too; if an equal request was faster, returns its outcome. */
async function storeEarlyRefusal<Result>(
  ctx: Context,
  claim: IdempotencyClaim | undefined,
  error: unknown,
): Promise<Result> {
  if (!claim || !isStored(error, claim)) throw error
  const { workspaceId } = ctx.actor
  const at = ctx.now()
  const isOurs = await ctx.database.transaction(workspaceId, async session => {
    const isFirst = await claimWithSavepoint(session, workspaceId, claim, at)
    if (isFirst) await session.commit(storeOutcome(ctx.keys, workspaceId, claim, { refusal: error }))
    return isFirst
  })
  if (!isOurs) return replayEarlier(ctx, claim, at)
  throw error
}

function replay<Result>(ctx: Context, earlier: Outcome): Result {
  ctx.outcome.replayed = true
  if ('refusal' in earlier) throw earlier.refusal
  return earlier.result as Result
}

/**
 * Converts entities to plain rows, so that the stored and the returned result are equal. MikroORM's own serialisation would
 * turn bigints into strings.
 */
export function plain<Result>(result: Result): Result {
  if (result === null || typeof result !== 'object') return result
  if (Array.isArray(result)) return result.map(plain) as Result
  if ('__helper' in result) {
    const columns = Object.keys(wrap(result as object, true).__meta.properties)
    return Object.fromEntries(
      columns.map(name => [name, (result as Record<string, unknown>)[name]]),
    ) as Result
  }
  if (Object.getPrototypeOf(result) !== Object.prototype) return result
  return Object.fromEntries(
    Object.entries(result).map(([name, inner]) => [name, plain(inner as unknown)]),
  ) as Result
}
