import type { Totals } from '#compliance/evaluation/history/history.ts'
import type { StreamedTransaction } from './streamed-transaction.ts'

type Rows = readonly StreamedTransaction[]

/** Totals of the first rows of a list, of those that count. They stay valid as far as the list does not change. */
interface RunningTotals {
  /** `counts[n]` and `sums[n]` are the totals of the first n rows. */
  readonly counts: number[]
  readonly sums: bigint[]
}

/** Which rows count and are summed; equal names stand for equal conditions. */
export interface Counted {
  readonly name: string
  readonly counts: (row: StreamedTransaction) => boolean
  /** Whether the amount of a row that counts is added to the sum. */
  readonly sums: (row: StreamedTransaction) => boolean
}

/**
 * Adds up windows of long lists in constant time: a window is the difference of two running totals, which are computed once for each row
 * and again only for the rows after a late arrival.
 */
export interface TotalsCache {
  /** Forgets what is known of a list from this place on. */
  changed(rows: Rows, place: number): void
  /** The totals of the rows from `first` to before `end`. */
  between(rows: Rows, range: { readonly first: number; readonly end: number }, counted: Counted): Totals
}

export function createTotalsCache(): TotalsCache {
  const byList = new WeakMap<Rows, Map<string, RunningTotals>>()
  return {
    changed(rows, place) {
      for (const { counts, sums } of byList.get(rows)?.values() ?? [])
        if (counts.length > place + 1) {
          counts.length = place + 1
          sums.length = place + 1
        }
    },
    between(rows, { first, end }, counted) {
      const ofList = byList.get(rows) ?? new Map<string, RunningTotals>()
      byList.set(rows, ofList)
      const totals = ofList.get(counted.name) ?? { counts: [0], sums: [0n] }
      ofList.set(counted.name, totals)
      extend(totals, rows, end, counted)
      return {
        count: totals.counts[end]! - totals.counts[first]!,
        sumMinor: totals.sums[end]! - totals.sums[first]!,
      }
    },
  }
}

function extend({ counts, sums }: RunningTotals, rows: Rows, end: number, counted: Counted): void {
  for (let index = counts.length - 1; index < end; index += 1) {
    const row = rows[index]!
    const isCounted = counted.counts(row)
    counts.push(counts[index]! + (isCounted ? 1 : 0))
    sums.push(isCounted && counted.sums(row) ? sums[index]! + row.amountMinor : sums[index]!)
  }
}
