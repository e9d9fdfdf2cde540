import type { ParameterReader } from './parameter-reader.ts'

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR
/** The longest window of rules that read single transactions. */
export const WINDOW_DAYS_MAX = 31
const MINUTES = 'time_window_minutes'
const DAYS = 'time_window_days'

/** A time window, given once in minutes or in days of 24 hours. */
export function parseWindow(reader: ParameterReader, daysMax = WINDOW_DAYS_MAX): number {
  const hasDays = reader.has(DAYS)
  if (reader.has(MINUTES) && hasDays) {
    reader.reject(DAYS, `must not be given beside ${MINUTES}`)
    return 1
  }
  if (hasDays) return reader.number(DAYS, { min: 1, max: daysMax }) * MINUTES_PER_DAY
  if (reader.has(MINUTES)) return reader.number(MINUTES, { min: 1, max: daysMax * MINUTES_PER_DAY })
  reader.reject(MINUTES, `or ${DAYS} is required`)
  return 1
}

/** The time window of PATTERN rules, in hours. */
export const parseHours = (reader: ParameterReader): number =>
  reader.number('time_window_hours', { min: 1, max: WINDOW_DAYS_MAX * 24 }) * MINUTES_PER_HOUR
