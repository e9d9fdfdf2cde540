import type { DayTotals } from '#compliance/evaluation/history/history.ts'
import type { StreamedTransaction } from './streamed-transaction.ts'

type Dated = Pick<StreamedTransaction, 'customerId' | 'currency' | 'at' | 'amountMinor'>
type Group = Pick<StreamedTransaction, 'customerId' | 'currency'>

/** YYYY-MM-DD in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Totals of customers by currency and day, as far as the stream has come. */
export interface DayIndex {
  add(row: Dated): void
  remove(row: Dated): void
  /** The days before `day` that have transactions, oldest first. */
  before(group: Group, day: string): DayTotals[]
}

/** Totals with the values added, which are negative to remove a transaction. */
const plus = (
  { day, count, sumMinor, sumOfSquares }: DayTotals,
  amount: bigint,
  sign: 1 | -1,
): DayTotals => ({
  day,
  count: count + sign,
  sumMinor: sumMinor + BigInt(sign) * amount,
  sumOfSquares: sumOfSquares + BigInt(sign) * amount * amount,
})

/** Index of the first day that is not before `day`. */
function placeOf(days: readonly DayTotals[], day: string): number {
  let place = days.length
  while (place > 0 && days[place - 1]!.day >= day) place -= 1
  return place
}

/** The total of transactions of one customer, currency and day; undefined without any. */
export function totalOfDay(rows: Iterable<Dated>): DayTotals | undefined {
  let total: DayTotals | undefined
  for (const { at, amountMinor } of rows) total = plus(total ?? emptyDay(dayOf(at)), amountMinor, 1)
  return total
}

const emptyDay = (day: string): DayTotals => ({ day, count: 0, sumMinor: 0n, sumOfSquares: 0n })

export function createDayIndex(): DayIndex {
  const byGroup = new Map<string, DayTotals[]>()
  const daysIn = ({ customerId, currency }: Group): DayTotals[] => {
    const group = `${currency} ${customerId}`
    const days = byGroup.get(group) ?? []
    byGroup.set(group, days)
    return days
  }
  const change = (row: Dated, sign: 1 | -1): void => {
    const days = daysIn(row)
    const day = dayOf(row.at)
    const place = placeOf(days, day)
    const isKnown = days[place]?.day === day
    const total = plus(isKnown ? days[place]! : emptyDay(day), row.amountMinor, sign)
    days.splice(place, isKnown ? 1 : 0, ...(total.count > 0 ? [total] : []))
  }
  return {
    add: row => change(row, 1),
    remove: row => change(row, -1),
    before: (group, day) => {
      const days = daysIn(group)
      return days.slice(0, placeOf(days, day))
    },
  }
}
