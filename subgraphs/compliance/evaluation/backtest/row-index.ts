import type { HistoryKey, StreamedTransaction } from './streamed-transaction.ts'

type Rows = readonly StreamedTransaction[]

/** Number of rows that happened no later than `at`; the rows are in the order of occurrence. */
export function countUntil(rows: Rows, at: number): number {
  let [low, high] = [0, rows.length]
  // Most rows happen after all that arrived before them.
  if (high > 0 && rows[high - 1]!.at <= at) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.at <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** The rows that happened after `after` and no later than `until`, newest first. */
export function* newestFirst(rows: Rows, until: number, after: number): Generator<StreamedTransaction> {
  for (let index = countUntil(rows, until) - 1; index >= 0; index -= 1) {
    const row = rows[index]!
    if (row.at <= after) return
    yield row
  }
}

const NO_ROWS: Rows = []

/** Transactions by one of their values. */
export interface RowIndex {
  /** Adds the latest arrival. */
  add(row: StreamedTransaction): void
  remove(row: StreamedTransaction): void
  /** Rows with this value in the order of occurrence, those of the same time in the order of arrival. */
  rowsOf(value: string | null): Rows
}

/** Creates an empty index. `onChange` is called after a row was added to or removed from a list at a place before its end. */
export function createRowIndex(
  key: HistoryKey,
  onChange: (rows: Rows, place: number) => void = () => {},
): RowIndex {
  const byValue = new Map<string, StreamedTransaction[]>()
  return {
    add(row) {
      const value = row[key]
      if (value === null) return
      const rows = byValue.get(value)
      if (rows === undefined) {
        byValue.set(value, [row])
        return
      }
      const place = countUntil(rows, row.at)
      if (place === rows.length) {
        rows.push(row)
        return
      }
      rows.splice(place, 0, row)
      onChange(rows, place)
    },
    remove(row) {
      const value = row[key]
      const rows = value === null ? undefined : byValue.get(value)
      const place = rows?.lastIndexOf(row, countUntil(rows, row.at) - 1) ?? -1
      if (place < 0) return
      rows!.splice(place, 1)
      onChange(rows!, place)
    },
    rowsOf: value => (value === null ? NO_ROWS : (byValue.get(value) ?? NO_ROWS)),
  }
}
