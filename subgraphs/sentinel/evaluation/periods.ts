export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Seconds of a day, in which statements measure the age of a transaction. */
export const DAY_S = 86_400

/** The 7 days before a transaction are no part of its baseline, so that an attack does not train it. */
export const BASELINE_GAP_DAYS = 7
export const BASELINE_DAYS = 372
const OBSERVATIONS_MIN = 20
const AGE_MIN_DAYS = 60

export const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

/** The window (at - ms, at]. */
export const windowBefore = (at: Date, ms: number): { readonly from: Date; readonly to: Date } => ({
  from: before(at, ms),
  to: at,
})

/** Number of observations of a baseline, and how long before the transaction the first one was; null without any. */
export interface Observations {
  readonly n: number
  readonly firstAgeS: number | null
}

/** Whether a baseline has at least 20 observations, the first of them at least 60 days before the transaction. */
export const isReady = ({ n, firstAgeS }: Observations): boolean =>
  n >= OBSERVATIONS_MIN && firstAgeS !== null && firstAgeS >= AGE_MIN_DAYS * DAY_S
