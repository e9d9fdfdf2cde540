import { setImmediate } from 'node:timers'
import type { Pool, PoolClient } from 'pg'
import { fairQueue } from '../fair-queue.ts'
import { refuse } from '../refusals.ts'
import { inOnePacketSoon } from './connection.ts'
import { isConnectionFault } from './faults.ts'
import { readPaces, type Paces } from './paces.ts'
import { connectionShares, SHARED, type ConnectionShares } from './shares.ts'

/** A connection that was lent for one transaction, or for one read, which is to be sent in the turn of the event loop in which it is lent. */
export interface LentConnection {
  readonly client: PoolClient
  readonly waitedMs: number
  /** Has to be called when the statement was answered or the transaction has ended, with what was thrown. */
  done(error?: unknown): void
}

/** Lends connections to workspaces in turn; each workspace holds at most its share. Reads share a connection where they are known to be quick. */
export interface ConnectionScheduler {
  /** For one read. Refuses with UNAVAILABLE when too many of the workspace wait already, or no connection is free in time. */
  take(workspaceId: string, text: string): Promise<LentConnection>
  /** For one transaction, under the same conditions. */
  lend(workspaceId: string): Promise<LentConnection>
  /** How many wait, counting at most `COUNTED_MAX` of each workspace: one that floods the process must not look like many. */
  waiting(): number
  waitingOf(workspaceId: string): number
  /** How many wait in all. */
  queued(): number
}

interface Waiting {
  readonly workspaceId: string
  /** The statement of a read; undefined for a transaction. */
  readonly text: string | undefined
  readonly askedMs: number
  readonly resolve: (turn: LentConnection) => void
  readonly reject: (error: unknown) => void
}

/** So many share a connection, one behind the other: few enough that none waits long, many enough to spare most wake-ups on both sides. */
const PIPELINED_MAX = 8
const WAIT_MS = 5_000
const SWEEP_MS = 250
/** The process holds no more waiting work for one workspace. The gateway turns its requests away long before, so that none is given up half done. */
const WAITING_EACH_MAX = 2_000
/** Two workspaces, which is what a tenant has, count for no more than what the gateway takes requests at again: `gateway/load-shedding.ts`. */
const COUNTED_MAX = 100

/**
 * A read is a statement of some fifty microseconds, and waking PostgreSQL for it costs as much again. So reads that come in
 * one turn of the event loop, or wait for a connection together, travel as one write, each with a transaction and an answer of
 * its own. A statement shares only after it has been quick, and goes alone for as long as it is not. A workspace that had a slow
 * statement shares with no other, so that none can delay others by a statement that is quick at first.
 */
export function createConnectionScheduler(pool: Pool, connectionsMax: number): ConnectionScheduler {
  const queue = fairQueue<Waiting>()
  const shares = connectionShares(connectionsMax)
  const paces = readPaces()
  let isDue = false
  /** Something waits for a connection, and not only for the end of this turn of the event loop. */
  let isBacklogged = false
  let sweep: NodeJS.Timeout | undefined
  const nextServed = batches(queue, shares, paces)

  /** The pool has no queue: it is asked only while it has a free connection, or may open one. */
  function serve(served: readonly Waiting[]): void {
    const holders = served.length === 1 ? [served[0]!.workspaceId] : [...new Set(served.map(({ workspaceId }) => workspaceId))]
    shares.hold(holders)
    const giveBack = (): void => {
      shares.giveBack(holders)
      if (isBacklogged) serveAll()
    }
    pool.connect().then(client => lend(served, client, paces, giveBack), error => {
      giveBack()
      for (const { reject } of served) reject(error)
    })
  }

  function serveAll(): void {
    while (shares.isAnyFree()) {
      const served = nextServed()
      if (served.length === 0) break
      serve(served)
    }
    isBacklogged = queue.size() > 0
    if (isBacklogged) sweep ??= setInterval(refuseLate, SWEEP_MS).unref()
  }

  function refuseLate(): void {
    const late = performance.now() - WAIT_MS
    for (const { reject } of queue.remove(({ askedMs }) => askedMs < late)) reject(refuse('UNAVAILABLE', { retryAfterS: 1 }))
    if (queue.size() > 0) return
    clearInterval(sweep)
    sweep = undefined
  }

  function wait(workspaceId: string, text: string | undefined): Promise<LentConnection> {
    if (workspaceId !== SHARED && queue.sizeOf(workspaceId) >= WAITING_EACH_MAX) return Promise.reject(refuse('UNAVAILABLE', { retryAfterS: 1 }))
    return new Promise((resolve, reject) => { queue.push(workspaceId, { workspaceId, text, askedMs: performance.now(), resolve, reject }) })
  }

  return {
    take(workspaceId, text) {
      const turn = wait(workspaceId, text)
      if (isDue) return turn
      isDue = true
      setImmediate(() => {
        isDue = false
        serveAll()
      })
      return turn
    },
    lend(workspaceId) {
      // While a connection is free, and one may be lent to this workspace, nothing of it waits for one.
      if (shares.isAnyFree() && shares.mayHold(workspaceId))
        return new Promise((resolve, reject) => { serve([{ workspaceId, text: undefined, askedMs: performance.now(), resolve, reject }]) })
      const turn = wait(workspaceId, undefined)
      serveAll()
      return turn
    },
    waiting() {
      let counted = 0
      for (const [workspaceId, size] of queue.sizes()) counted += workspaceId === SHARED ? size : Math.min(size, COUNTED_MAX)
      return counted
    },
    waitingOf: queue.sizeOf,
    queued: () => queue.size(),
  }
}

/** Takes the first that waits and may be served, with those behind it that may share its connection; nothing where all that wait hold their share. */
function batches(queue: ReturnType<typeof fairQueue<Waiting>>, shares: ConnectionShares, paces: Paces): () => readonly Waiting[] {
  const isQuick = ({ text }: Waiting): boolean => text !== undefined && paces.isQuick(text)
  return () => {
    const first = queue.take(shares.mayHold)
    if (!first || !isQuick(first)) return first ? [first] : []
    const served = [first]
    const isAlone = paces.isSlow(first.workspaceId)
    const mayShare = (workspaceId: string, waiting: Waiting): boolean => isQuick(waiting)
      && (workspaceId === first.workspaceId || (!isAlone && !paces.isSlow(workspaceId) && shares.mayHold(workspaceId)))
    while (served.length < PIPELINED_MAX) {
      const more = queue.take(mayShare)
      if (!more) break
      served.push(more)
    }
    return served
  }
}

/** Gives the connection to all that share it; it is free again when the last of them is done. */
function lend(served: readonly Waiting[], client: PoolClient, paces: Paces, giveBack: () => void): void {
  const now = performance.now()
  let [left, answeredMs, broken] = [served.length, now, false]
  for (const { workspaceId, text, askedMs, resolve } of served) resolve({
    client, waitedMs: now - askedMs,
    done(error) {
      if (text !== undefined) {
        const doneMs = performance.now()
        paces.judge(workspaceId, text, doneMs - answeredMs)
        answeredMs = doneMs
      }
      broken ||= error !== undefined && isConnectionFault(error)
      left -= 1
      if (left > 0) return
      client.release(broken)
      giveBack()
    },
  })
  if (served[0]!.text !== undefined) inOnePacketSoon(client)
}
