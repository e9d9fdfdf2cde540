import type { EntityManager } from '@mikro-orm/postgresql'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { signals, type PoolName } from '#kernel/telemetry.ts'
import {
  allSettledOrThrow,
  sendCommit,
  inOnePacket,
  opening,
  openingText,
  prepared,
  sendStatements,
} from './connection.ts'
import { isConnectionError } from './errors.ts'
import { observe, observeCommit } from './observe.ts'
import type { Orm } from './orm.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One open transaction in one workspace. After its end it rejects statements, because its connection may be in use elsewhere. */
export interface Session {
  sql<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Sends the statements and COMMIT in one message; throws when any of them fails, and then nothing is committed. */
  commit(...last: readonly Statement[]): Promise<void>
  /** Does nothing when the transaction has already ended. */
  rollback(): Promise<void>
  /** MikroORM's unit of work in this transaction. */
  readonly em: EntityManager
  readonly hasEm: boolean
}

/** Pool of the connection, and observer of statements. */
export interface SessionOptions {
  readonly pool: PoolName
  readonly orm: Orm
  readonly onStatement?: ((text: string) => void) | undefined
}

export function openSession(
  client: PoolClient,
  workspaceId: string,
  { pool, orm, onStatement }: SessionOptions,
): Session {
  const toOpen = opening(workspaceId)
  let isBegun = false
  let em: EntityManager | undefined
  let hasEnded = false

  /** BEGIN is sent and awaited with the first statement, so that its failure is never lost. */
  function markBegun(): boolean {
    const before = isBegun
    isBegun = true
    return before
  }

  function admit(text: string): void {
    if (hasEnded) throw new Error('the transaction has ended; a statement came after it')
    onStatement?.(text)
  }

  async function runText(text: string, values: readonly unknown[]): Promise<QueryResult> {
    admit(text)
    const query = { text, values: [...values] }
    return observe(pool, { text, holdsValues: true }, () =>
      markBegun() ? client.query(query) : queryAfterBegin(client, workspaceId, query),
    )
  }

  return {
    async sql<Row extends object = Record<string, unknown>>(text: string, values: readonly unknown[] = []) {
      const statement = prepared(text, values)
      admit(text)
      const { rows } = await observe(pool, { text }, () =>
        sendStatements<Row>(client, markBegun() ? [statement] : [...toOpen, statement]),
      )
      return rows
    },
    async commit(...last) {
      if (hasEnded) throw new Error('the transaction has ended; it cannot be committed')
      const statements = last.map(({ text, values }) => prepared(text, values))
      hasEnded = true
      for (const { text } of statements) onStatement?.(text)
      if (!isBegun && statements.length === 0) return
      try {
        await observeCommit(
          pool,
          statements.map(({ text }) => text),
          () => sendCommit(client, markBegun() ? statements : [...toOpen, ...statements]),
        )
      } catch (error) {
        // A failure before COMMIT prevented it from running, so the transaction is still open.
        if (!isConnectionError(error)) await client.query('rollback')
        throw error
      }
      signals.transaction.publish({ pool, outcome: 'committed' })
    },
    async rollback() {
      if (hasEnded) return
      hasEnded = true
      if (!isBegun) return
      signals.transaction.publish({ pool, outcome: 'rolled_back' })
      await client.query('rollback')
    },
    get hasEm() {
      return em !== undefined
    },
    get em() {
      // MikroORM inlines values in its SQL, so these statements stay unnamed: each would otherwise remain prepared on the connection.
      return (em ??= orm.entityManagerOn(runText))
    },
  }
}

/** Sends BEGIN, the workspace and the first statement in one message. */
async function queryAfterBegin(
  client: PoolClient,
  workspaceId: string,
  query: QueryConfig,
): Promise<QueryResult> {
  const results = inOnePacket(
    client,
    () => [client.query(openingText(workspaceId)), client.query(query)] as const,
  )
  return (await allSettledOrThrow(results))[1]
}
