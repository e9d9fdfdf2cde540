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
  sendEach,
} from './connection.ts'
import type { Prepared } from './exchange.ts'
import { isConnectionError } from './errors.ts'
import { observe, observeCommit, observeStatements } from './observe.ts'
import { statementGroup } from './statement-group.ts'
import type { Orm } from './orm.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * One open transaction in one workspace. After its end it rejects statements, because its connection may be in use elsewhere. Statements
 * that are sent in the same turn of the event loop go out as one message, in their order; if one fails, so do those after it.
 */
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

  /** What comes before the first statement: BEGIN is sent and awaited with it, so that its failure is never lost. */
  function takeOpening(): readonly Prepared[] {
    const before = isBegun ? [] : toOpen
    isBegun = true
    return before
  }

  function admit(text: string): void {
    if (hasEnded) throw new Error('the transaction has ended; a statement came after it')
    onStatement?.(text)
  }

  const group = statementGroup(statements => {
    const texts = statements.map(({ text }) => text)
    return observeStatements(pool, texts, () => sendEach(client, takeOpening(), statements))
  })

  async function runText(text: string, values: readonly unknown[]): Promise<QueryResult> {
    admit(text)
    group.flush()
    const query = { text, values: [...values] }
    return observe(pool, { text, holdsValues: true }, () =>
      takeOpening().length === 0 ? client.query(query) : queryAfterBegin(client, workspaceId, query),
    )
  }

  return {
    async sql<Row extends object = Record<string, unknown>>(text: string, values: readonly unknown[] = []) {
      admit(text)
      return (await group.add(prepared(text, values))) as Row[]
    },
    async commit(...last) {
      if (hasEnded) throw new Error('the transaction has ended; it cannot be committed')
      const statements = last.map(({ text, values }) => prepared(text, values))
      group.flush()
      hasEnded = true
      for (const { text } of statements) onStatement?.(text)
      if (!isBegun && statements.length === 0) return
      try {
        await observeCommit(
          pool,
          statements.map(({ text }) => text),
          () => sendCommit(client, [...takeOpening(), ...statements]),
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
      group.flush()
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
