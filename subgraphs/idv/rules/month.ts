import type { Tier } from '#kernel/principal.ts'

/** Verifications that a workspace may open in a calendar month, by tier. */
export const MONTHLY_QUOTAS: Readonly<Record<Tier, number>> = {
  standard: 1_000,
  professional: 10_000,
  enterprise: Infinity,
}

/** First day of the month (UTC) of a time, YYYY-MM-DD. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`

/** Seconds until the next month (UTC), at least one. */
export const secondsToNextMonth = (at: Date): number =>
  Math.max(1, Math.ceil((Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) - at.getTime()) / 1000))
