import pg from 'pg'
import { isConnectionError } from './errors.ts'
import type { ConnectionOptions } from './pool.ts'

/**
 * A separate connection for one kind of statement, outside of the pool, because its session has settings for
 * that statement alone.
 */
export interface StatementConnection {
  /**
   * Runs the statement as one transaction. After a connection error, which it throws, the next call opens a
   * new connection.
   */
  call<Row extends object>(values: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export interface StatementConnectionOptions {
  /** Name of the prepared statement. */
  readonly name: string
  readonly text: string
  /** Settings of the session, as `name=value`. */
  readonly settings: readonly string[]
  /** Time in milliseconds to wait for a response before the connection is closed. */
  readonly responseMs: number
}

export function openStatementConnection(
  connection: ConnectionOptions,
  types: pg.CustomTypesConfig,
  { name, text, settings, responseMs }: StatementConnectionOptions,
  onStatement?: (text: string) => void,
): StatementConnection {
  let current: Promise<pg.Client> | undefined

  function open(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      types,
      connectionTimeoutMillis: 5_000,
      query_timeout: responseMs,
      options: settings.map(setting => `-c ${setting}`).join(' '),
    })
    const mine = client.connect().then(() => client)
    // The `end` event may come long after a replacement was opened.
    const remove = (): void => {
      if (current === mine) current = undefined
    }
    client.on('error', remove)
    client.on('end', remove)
    return mine
  }

  return {
    async call<Row extends object>(values: readonly unknown[]) {
      onStatement?.(text)
      const mine = (current ??= open())
      try {
        return (await (await mine).query<Row>({ name, text, values: [...values] })).rows
      } catch (error) {
        if (isConnectionError(error)) {
          if (current === mine) current = undefined
          await mine
            .then(
              client => client.end(),
              () => undefined,
            )
            .catch(() => undefined)
        }
        throw error
      }
    },
    async close() {
      const mine = current
      current = undefined
      await mine?.then(
        client => client.end(),
        () => undefined,
      )
    },
  }
}
