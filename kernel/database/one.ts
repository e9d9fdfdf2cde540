/** The rows of a statement, or a result of pg that contains them. */
type Rows<Row> = readonly Row[] | { readonly rows: readonly Row[] }

const rowsOf = <Row>(result: Rows<Row>): readonly Row[] => ('rows' in result ? result.rows : result)

/** The only row. Throws unless there is exactly one, which the statement guarantees. */
export function one<Row>(result: Rows<Row>): Row {
  const rows = rowsOf(result)
  if (rows.length !== 1) throw new Error(`expected exactly one row, found ${rows.length}`)
  return rows[0] as Row
}

/** The row of a statement that finds at most one, such as a look-up by a unique key. Throws if there are more. */
export function maybeOne<Row>(result: Rows<Row>): Row | undefined {
  const rows = rowsOf(result)
  if (rows.length > 1) throw new Error(`expected at most one row, found ${rows.length}`)
  return rows[0]
}
