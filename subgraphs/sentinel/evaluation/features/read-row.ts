import type { Tx } from '#kernel/command.ts'
import type { RowStatement } from './statement-builder.ts'

/** Reads for the evaluation of debits. */
export interface DebitReader extends Pick<Tx, 'sql' | 'actor' | 'keys'> {
  /** Reads rows about several debits together. */
  readonly readRow?: (statement: RowStatement) => Promise<object>
}

/** The row of a statement. */
export async function readRow<Row extends object>(
  { sql, readRow: readMerged }: Pick<DebitReader, 'sql' | 'readRow'>,
  statement: RowStatement,
): Promise<Row> {
  if (readMerged) return (await readMerged(statement)) as Row
  const [row] = await sql<Row>(statement.text, statement.values)
  return row!
}

interface Waiting {
  readonly statement: RowStatement
  readonly resolve: (row: object) => void
  readonly reject: (error: unknown) => void
}

/** A reader that runs the equal statements of one turn of the event loop as one statement over all their values. */
export function readerOfMany({ sql, actor, keys }: Pick<Tx, 'sql' | 'actor' | 'keys'>): DebitReader {
  let waiting: Waiting[] = []

  function flush(): void {
    const equal = Map.groupBy(waiting, ({ statement }) => equalityKey(statement))
    waiting = []
    for (const group of equal.values())
      void readAll(
        sql,
        group.map(({ statement }) => statement),
      ).then(
        rows => {
          for (const [index, { resolve }] of group.entries()) resolve(rows[index]!)
        },
        (error: unknown) => {
          for (const { reject } of group) reject(error)
        },
      )
  }

  return {
    sql,
    actor,
    keys,
    readRow: statement =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(flush)
        waiting.push({ statement, resolve, reject })
      }),
  }
}

const isShared = ({ types }: RowStatement, index: number): boolean => types[index] === null

/** Equal for statements that differ in no more than the values of their debits. */
const equalityKey = (statement: RowStatement): string =>
  `${statement.text}\n${JSON.stringify(statement.values.filter((_, index) => isShared(statement, index)))}`

/** Reads the rows of equal statements, in their order. */
async function readAll(sql: Tx['sql'], statements: readonly RowStatement[]): Promise<readonly object[]> {
  const [first] = statements
  if (statements.length === 1) return sql(first!.text, first!.values)
  const { text, values } = mergedStatement(statements)
  const rows: object[] = []
  for (const { place, ...row } of await sql<{ place: bigint }>(text, values)) rows[Number(place) - 1] = row
  return rows
}

/** One statement that returns the row of each of several equal ones, with its place from 1. */
export function mergedStatement(statements: readonly RowStatement[]) {
  const [first] = statements
  const { text, types } = first!
  const placeholders: string[] = []
  const lists: string[] = []
  const names: string[] = []
  const values: unknown[] = []
  for (const [index, type] of types.entries()) {
    const parameter = `$${values.length + 1}`
    if (type === null) {
      values.push(first!.values[index])
      placeholders.push(parameter)
    } else {
      const name = `value_${index + 1}`
      values.push(statements.map(statement => statement.values[index]))
      placeholders.push(`given.${name}`)
      lists.push(`${parameter}::${type}[]`)
      names.push(name)
    }
  }
  const row = text.replaceAll(/\$(\d+)/g, (_, number: string) => placeholders[Number(number) - 1]!)
  return {
    text: `select given.place, found.* from unnest(${lists.join(', ')}) with ordinality as given (${[...names, 'place'].join(', ')})
  cross join lateral (${row}) found`,
    values,
  }
}
