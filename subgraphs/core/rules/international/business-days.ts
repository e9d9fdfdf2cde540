import { daysAfter } from '#kernel/local-day.ts'

/** No country closes for so long; a calendar without an open day is wrong. */
const SEARCH_MAX = 60

/** The day that is the given number of open days after another. A day counts only if `isOpen` is true for it. */
export function openDaysAfter(day: string, count: number, isOpen: (day: string) => boolean): string {
  let current = day
  for (let open = 0, searched = 0; open < count; searched++) {
    if (searched === SEARCH_MAX) throw new Error(`no ${count} open days follow ${day}`)
    current = daysAfter(current, 1)
    if (isOpen(current)) open++
  }
  return current
}
