/** Composes a statement of the parts that a transaction needs, since PostgreSQL prepares each part for each execution, used or not. */
export interface StatementBuilder {
  /** Returns the placeholder of a value. */
  bind(value: unknown): string
  readonly values: readonly unknown[]
}

export function statementBuilder(): StatementBuilder {
  const values: unknown[] = []
  return { bind: value => `$${values.push(value)}`, values }
}

/** Columns of a select list that are needed; equal needs give equal texts, which connections keep prepared. */
export const columnList = (columns: readonly (string | false)[]): string =>
  columns.filter(column => column !== false).join(',\n    ')
