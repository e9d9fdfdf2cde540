import type { Connection, PoolClient } from 'pg'
import { columnReader, type StatementParameter, type ReadColumn } from './values.ts'
import { newPacket } from './wire.ts'

/**
 * One statement with its serialised values. PostgreSQL replaces an unnamed statement when it parses the next
 * unnamed one.
 */
export interface Prepared {
  readonly name: string
  readonly text: string
  readonly values: readonly StatementParameter[]
}

/** The response to one statement of an exchange. */
export interface StatementResult<Row extends object> {
  readonly rows: Row[]
  /** PostgreSQL's command tag, such as `COMMIT` or `INSERT 0 1`. */
  readonly tag: string
}

/** The columns of a statement, with readers that convert their texts to values. */
interface Columns {
  readonly names: readonly string[]
  readonly readers: readonly ReadColumn[]
  /** A row with every column null. Rows are copies of it, so that V8 gives all of them one shape. */
  readonly blank: Readonly<Record<string, null>>
}

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** The methods that pg's client calls on a custom query. */
interface Submitted {
  submit(connection: Connection): void
  callback(error: Error | null, response?: StatementResult<object>[]): void
  handleRowDescription(message: Described): void
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void
  handleCommandComplete(message: { readonly text: string }): void
  handleReadyForQuery(): void
  handleError(error: Error): void
  handleEmptyQuery(): void
  handlePortalSuspended(): void
}

/**
 * The statements prepared on a connection, by name; with columns once the rows of a statement were read.
 */
type Known = Map<string, Columns | undefined>

const known = new WeakMap<PoolClient, Known>()

function knownOf(client: PoolClient): Known {
  const found = known.get(client)
  if (found) return found
  const created: Known = new Map()
  known.set(client, created)
  return created
}

function columnsOf({ fields }: Described): Columns {
  const names = fields.map(({ name }) => name)
  return {
    names,
    readers: fields.map(({ dataTypeID }) => columnReader(dataTypeID)),
    blank: Object.fromEntries(names.map(name => [name, null])),
  }
}

function rowOf(
  { names, readers, blank }: Columns,
  fields: readonly (string | null)[],
): Record<string, unknown> {
  const row: Record<string, unknown> = { ...blank }
  for (let at = 0; at < fields.length; at++) {
    const text = fields[at]
    if (text !== null) row[names[at]!] = readers[at]!(text!)
  }
  return row
}

/**
 * Sends statements as one message and returns the responses to those from `from` on. If one fails, PostgreSQL
 * skips those after it and the promise rejects. Unless one of them opens a transaction, they form one transaction,
 * which ends with the response. The columns of a statement are requested only when it is prepared: PostgreSQL
 * refuses to run a prepared statement whose columns have changed.
 */
export function exchange(
  client: PoolClient,
  statements: readonly Prepared[],
  from: number,
): Promise<StatementResult<object>[]> {
  const prepared = knownOf(client)
  const columns = statements.map(({ name }) => prepared.get(name))
  const packet = packetOf(statements, prepared, from)
  return new Promise((resolve, reject) => {
    const results: StatementResult<object>[] = []
    let rows: object[] = []
    let done = 0
    let failure: Error | undefined
    const query: Submitted = {
      submit: ({ stream }) => {
        if (stream.writable) stream.write(packet)
      },
      callback: (error, response) => (error ? reject(error) : resolve(response!)),
      handleRowDescription: message => {
        columns[done] = columnsOf(message)
      },
      handleDataRow({ fields }) {
        if (done < from || failure) return
        try {
          rows.push(rowOf(columns[done]!, fields))
        } catch (error) {
          failure = error as Error
        }
      },
      handleCommandComplete({ text }) {
        if (done >= from) results.push({ rows, tag: text })
        rows = []
        done += 1
      },
      handleReadyForQuery() {
        statements.forEach(({ name }, at) => {
          if (name !== '' && (columns[at] || !prepared.has(name))) prepared.set(name, columns[at])
        })
        if (failure) query.callback(failure)
        else query.callback(null, results)
      },
      handleError(error) {
        // It is unknown which statements the server prepared, so all of them are prepared again.
        for (const { name } of statements) prepared.delete(name)
        query.callback(error)
      },
      handleEmptyQuery: () => {
        if (done >= from) results.push({ rows, tag: '' })
        done += 1
      },
      handlePortalSuspended: () => undefined,
    }
    client.query(query)
  })
}

/**
 * Encodes all statements before anything is sent: a value that cannot be encoded would otherwise fail inside
 * the driver.
 */
function packetOf(statements: readonly Prepared[], prepared: Known, from: number): Buffer {
  const packet = newPacket()
  const parsed = new Set<string>()
  for (const [at, { name, text, values }] of statements.entries()) {
    const isKnown = name !== '' && (prepared.has(name) || parsed.has(name))
    if (!isKnown) {
      if (name !== '') packet.close(name)
      packet.parse(name, text)
      parsed.add(name)
    }
    packet.bind(name, values)
    if (at >= from && !prepared.get(name)) packet.describe()
    packet.execute()
  }
  return packet.sync()
}
