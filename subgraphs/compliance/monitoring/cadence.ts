import type { MonitoringCadence } from '#compliance/entities/subject.ts'

const DAY_MS = 86_400_000

/** The first due time after `after` of a cadence that starts at `from`. A monthly time falls on the last day of a shorter month, and on its own day again afterwards. */
export function nextScreening(cadence: MonitoringCadence, from: Date, after: Date): Date {
  if (cadence === 'MONTHLY') {
    const months = Math.max(
      1,
      (after.getUTCFullYear() - from.getUTCFullYear()) * 12 + after.getUTCMonth() - from.getUTCMonth(),
    )
    return [months, months + 1].map(count => monthsLater(from, count)).find(next => next > after)!
  }
  const stepMs = cadence === 'DAILY' ? DAY_MS : 7 * DAY_MS
  return new Date(
    from.getTime() + Math.max(1, Math.floor((after.getTime() - from.getTime()) / stepMs) + 1) * stepMs,
  )
}

function monthsLater(from: Date, count: number): Date {
  const next = new Date(from)
  next.setUTCMonth(from.getUTCMonth() + count)
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0)
  return next
}
