/** A statement that returns one row about a debit or an event. */
export interface RowStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** SQL types of the values that differ by debit; null for values that are the same for many debits, such as the windows of rules. */
  readonly types: readonly (string | null)[]
}

/** Composes a statement of the parts that a transaction needs, since PostgreSQL prepares each part for each execution, used or not. */
export interface StatementBuilder {
  /** Returns the placeholder of a value; its type is given if the value differs by debit. */
  bind(value: unknown, type?: string): string
  readonly values: readonly unknown[]
  readonly types: readonly (string | null)[]
}

export function statementBuilder(): StatementBuilder {
  const values: unknown[] = []
  const types: (string | null)[] = []
  return {
    bind(value, type) {
      types.push(type ?? null)
      return `$${values.push(value)}`
    },
    values,
    types,
  }
}

/** Columns of a select list that are needed; equal needs give equal texts, which connections keep prepared. */
export const columnList = (columns: readonly (string | false)[]): string =>
  columns.filter(column => column !== false).join(',\n    ')
