import type { MonitoringCadence } from '../entities/subject.ts'

const DAY_MS = 86_400_000

/** When a subject that was screened is due again. A month ends on the last day of a shorter one. */
export function nextScreening(cadence: MonitoringCadence, after: Date): Date {
  if (cadence !== 'MONTHLY') return new Date(after.getTime() + (cadence === 'DAILY' ? DAY_MS : 7 * DAY_MS))
  const next = new Date(after)
  next.setUTCMonth(after.getUTCMonth() + 1)
  if (next.getUTCDate() !== after.getUTCDate()) next.setUTCDate(0)
  return next
}
