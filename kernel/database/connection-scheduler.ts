import { setImmediate } from 'node:timers'
import type { Pool, PoolClient } from 'pg'
import { fairQueue } from '#kernel/concurrency/fair-queue.ts'
import { refuse } from '#kernel/refusals.ts'
import { inOnePacketSoon } from './connection.ts'
import { isConnectionError } from './errors.ts'
import { createReadPaces, type Paces } from './paces.ts'
import { connectionShares, SHARED, type ConnectionShares } from './shares.ts'

/**
 * A connection lent for one transaction or one read. A read must be sent in the same turn of the event loop
 * in which its connection is lent.
 */
export interface LentConnection {
  readonly client: PoolClient
  readonly waitedMs: number
  /**
   * Must be called once, after the response to the read or the end of the transaction, with the thrown error
   * if any.
   */
  done(error?: unknown): void
}

/**
 * Lends connections to workspaces in turn; each workspace holds at most its share. Reads that are known to be
 * quick share a connection.
 */
export interface ConnectionScheduler {
  /**
   * For one read. Rejects with UNAVAILABLE if too many requests of the workspace are waiting, or if no
   * connection is free in time.
   */
  take(workspaceId: string, text: string): Promise<LentConnection>
  /** For one transaction, under the same conditions. */
  lend(workspaceId: string): Promise<LentConnection>
  /**
   * Number of waiting requests, counting at most `COUNTED_MAX` of each workspace, so that a flood from one
   * workspace does not look like high load from many.
   */
  waiting(): number
  waitingOf(workspaceId: string): number
  /** Number of all waiting requests. */
  queued(): number
}

interface Waiting {
  readonly workspaceId: string
  /** The statement of a read; undefined for a transaction. */
  readonly text: string | undefined
  readonly requestedMs: number
  readonly resolve: (connection: LentConnection) => void
  readonly reject: (error: unknown) => void
}

/**
 * Maximum number of reads that share a connection: few enough that none waits long, and enough to save most
 * wake-ups on both sides.
 */
const PIPELINED_MAX = 8
const WAIT_MS = 5_000
const SWEEP_MS = 250
/**
 * Maximum number of waiting requests of one workspace. The gateway rejects its requests long before this, so
 * that none fails halfway.
 */
const WAITING_EACH_MAX = 2_000
/**
 * A tenant has two workspaces. Together they count for at most the number at which the gateway accepts
 * requests again: `gateway/load-shedding.ts`.
 */
const COUNTED_MAX = 100

/**
 * A read is a statement of about 50 microseconds, and waking PostgreSQL for it costs as much again. Reads
 * that arrive in one turn of the event loop, or wait for a connection at the same time, are therefore sent in
 * one write, each with its own transaction and response. A statement shares a connection only if it was quick
 * the last time. A workspace that had a slow statement shares with no other workspace, so that it cannot
 * delay others with a statement that was quick at first.
 */
export function createConnectionScheduler(pool: Pool, connectionsMax: number): ConnectionScheduler {
  const queue = fairQueue<Waiting>()
  const wait = createWait(queue)
  const shares = connectionShares(connectionsMax)
  const paces = createReadPaces()
  let isDue = false
  /** Whether requests wait for a connection, and not only for the end of this turn of the event loop. */
  let isBacklogged = false
  const nextServed = batches(queue, shares, paces)

  /**
   * Requests a connection only while the pool has a free one or may open one, so that the pool's own queue
   * stays empty.
   */
  function serve(served: readonly Waiting[]): void {
    const holders =
      served.length === 1
        ? [served[0]!.workspaceId]
        : [...new Set(served.map(({ workspaceId }) => workspaceId))]
    shares.hold(holders)
    const giveBack = (): void => {
      shares.giveBack(holders)
      if (isBacklogged) serveAll()
    }
    pool.connect().then(
      client => lend(served, client, paces, giveBack),
      error => {
        giveBack()
        for (const { reject } of served) reject(error)
      },
    )
  }

  function serveAll(): void {
    while (shares.isAnyFree()) {
      const served = nextServed()
      if (served.length === 0) break
      serve(served)
    }
    isBacklogged = queue.size() > 0
  }

  return {
    take(workspaceId, text) {
      const connection = wait(workspaceId, text)
      if (isDue) return connection
      isDue = true
      setImmediate(() => {
        isDue = false
        serveAll()
      })
      return connection
    },
    lend(workspaceId) {
      // If a connection is free and the workspace may hold it, no other request of the workspace waits for a
      // connection.
      if (shares.isAnyFree() && shares.mayHold(workspaceId))
        return new Promise((resolve, reject) => {
          serve([{ workspaceId, text: undefined, requestedMs: performance.now(), resolve, reject }])
        })
      const connection = wait(workspaceId, undefined)
      serveAll()
      return connection
    },
    waiting() {
      let counted = 0
      for (const [workspaceId, size] of queue.sizes())
        counted += workspaceId === SHARED ? size : Math.min(size, COUNTED_MAX)
      return counted
    },
    waitingOf: queue.sizeOf,
    queued: () => queue.size(),
  }
}

/** Adds requests to the queue, and refuses those that wait for too long. */
function createWait(
  queue: ReturnType<typeof fairQueue<Waiting>>,
): (workspaceId: string, text: string | undefined) => Promise<LentConnection> {
  let sweep: NodeJS.Timeout | undefined

  function refuseLate(): void {
    const late = performance.now() - WAIT_MS
    for (const { reject } of queue.remove(({ requestedMs }) => requestedMs < late))
      reject(refuse('UNAVAILABLE', { retryAfterS: 1 }))
    if (queue.size() > 0) return
    clearInterval(sweep)
    sweep = undefined
  }

  return (workspaceId, text) => {
    if (workspaceId !== SHARED && queue.sizeOf(workspaceId) >= WAITING_EACH_MAX)
      return Promise.reject(refuse('UNAVAILABLE', { retryAfterS: 1 }))
    return new Promise((resolve, reject) => {
      queue.push(workspaceId, { workspaceId, text, requestedMs: performance.now(), resolve, reject })
      sweep ??= setInterval(refuseLate, SWEEP_MS).unref()
    })
  }
}

/**
 * Takes the first waiting request that may be served, and those behind it that may share its connection.
 * Returns an empty list if every waiting workspace holds its share.
 */
function batches(
  queue: ReturnType<typeof fairQueue<Waiting>>,
  shares: ConnectionShares,
  paces: Paces,
): () => readonly Waiting[] {
  const isQuick = ({ text }: Waiting): boolean => text !== undefined && paces.isQuick(text)
  return () => {
    const first = queue.take(shares.mayHold)
    if (!first || !isQuick(first)) return first ? [first] : []
    const served = [first]
    const isAlone = paces.isSlow(first.workspaceId)
    const mayShare = (workspaceId: string, waiting: Waiting): boolean =>
      isQuick(waiting) &&
      (workspaceId === first.workspaceId ||
        (!isAlone && !paces.isSlow(workspaceId) && shares.mayHold(workspaceId)))
    while (served.length < PIPELINED_MAX) {
      const more = queue.take(mayShare)
      if (!more) break
      served.push(more)
    }
    return served
  }
}

/** Gives the connection to all requests that share it, and releases it when the last one is done. */
function lend(served: readonly Waiting[], client: PoolClient, paces: Paces, giveBack: () => void): void {
  const now = performance.now()
  let [left, respondedMs, broken] = [served.length, now, false]
  for (const { workspaceId, text, requestedMs, resolve } of served)
    resolve({
      client,
      waitedMs: now - requestedMs,
      done(error) {
        if (text !== undefined) {
          const doneMs = performance.now()
          paces.record(workspaceId, text, doneMs - respondedMs)
          respondedMs = doneMs
        }
        broken ||= error !== undefined && isConnectionError(error)
        left -= 1
        if (left > 0) return
        client.release(broken)
        giveBack()
      },
    })
  if (served[0]!.text !== undefined) inOnePacketSoon(client)
}
