import { setImmediate } from 'node:timers'
import type { Pool, PoolClient } from 'pg'
import { inOnePacketSoon } from './connection.ts'
import { isConnectionFault } from './faults.ts'

/** A connection that a read may send one statement on, at once and in the turn of the event loop in which it gets it. */
export interface Turn {
  readonly client: PoolClient
  readonly waitedMs: number
  /** Has to be called when the statement was answered, with what was thrown. */
  done(error?: unknown): void
}

/** Lends connections to reads, several of them at once where they are known to be quick. */
export interface Turns {
  take(text: string): Promise<Turn>
  /** How many wait for a connection. */
  waiting(): number
  /** For how many connections the pool was asked. */
  asked(): number
}

interface Waiting {
  readonly text: string
  readonly askedMs: number
  readonly resolve: (turn: Turn) => void
  readonly reject: (error: unknown) => void
}

/** So many share a connection, one behind the other: few enough that none waits long, many enough to spare most wake-ups on both sides. */
const TOGETHER_MAX = 8
/** What took longer goes alone the next time, so that nobody waits behind it. A busy event loop alone makes no statement slow. */
const QUICK_MS = 40
const TEXTS_MAX = 2_000

/**
 * A read is a statement of some fifty microseconds, and waking PostgreSQL for it costs as much again. So reads that come in
 * one turn of the event loop, or wait for a connection together, travel as one write, each with a transaction and an answer of
 * its own. A statement shares only after it has been quick, and goes alone for as long as it is not.
 */
export function createTurns(pool: Pool): Turns {
  const waiting: Waiting[] = []
  const quick = new Set<string>()
  let asked = 0
  let isDue = false

  function judge(text: string, tookMs: number): void {
    if (tookMs > QUICK_MS) quick.delete(text)
    else if (quick.size < TEXTS_MAX) quick.add(text)
  }

  /** The first that waits, with those behind it that may share its connection. */
  function next(from = 0): number {
    let count = 0
    while (count < TOGETHER_MAX && from + count < waiting.length && quick.has(waiting[from + count]!.text)) count += 1
    return Math.max(count, 1)
  }

  function ask(): void {
    isDue = false
    let needed = 0
    for (let at = 0; at < waiting.length; at += next(at)) needed += 1
    for (; asked < needed; asked++) pool.connect().then(client => serve(client), refuseNext)
  }

  function refuseNext(error: unknown): void {
    asked -= 1
    for (const { reject } of waiting.splice(0, next())) reject(error)
  }

  function serve(client: PoolClient): void {
    asked -= 1
    const served = waiting.splice(0, next())
    if (served.length === 0) return client.release()
    const now = performance.now()
    let [left, answeredMs, broken] = [served.length, now, false]
    for (const { text, askedMs, resolve } of served) resolve({
      client, waitedMs: now - askedMs,
      done(error) {
        const doneMs = performance.now()
        judge(text, doneMs - answeredMs)
        answeredMs = doneMs
        broken ||= error !== undefined && isConnectionFault(error)
        left -= 1
        if (left === 0) client.release(broken)
      },
    })
    inOnePacketSoon(client)
  }

  return {
    take: text => new Promise((resolve, reject) => {
      waiting.push({ text, askedMs: performance.now(), resolve, reject })
      if (isDue) return
      isDue = true
      setImmediate(ask)
    }),
    waiting: () => waiting.length,
    asked: () => asked,
  }
}
