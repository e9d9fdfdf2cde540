import { wilson } from '#compliance/statistics/wilson.ts'

const HASHED_BITS = 48

/** Whether a keyed hash, in base64url, belongs to a sample of this percentage of all hashes. */
export const isSampled = (hash: string, percentage: number): boolean =>
  Buffer.from(hash, 'base64url').readUIntBE(0, HASHED_BITS / 8) < (percentage / 100) * 2 ** HASHED_BITS

/** Near misses of a rule, and the alerts on a sample of them. */
export interface BelowLineSample {
  readonly nearMisses: number
  readonly truePositives: number
  readonly falsePositives: number
}

/** An estimated number of transactions, with an interval that contains the true one for 95 % of samples. */
export interface MissedTransactions {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Estimates how many near misses are true positives; null before an alert on one was closed. */
export function missedTransactions({
  nearMisses,
  truePositives,
  falsePositives,
}: BelowLineSample): MissedTransactions | null {
  const share = wilson(truePositives, truePositives + falsePositives)
  if (!share) return null
  // Those that were judged are known, whatever the share is.
  const [least, most] = [truePositives, Math.max(truePositives, nearMisses - falsePositives)]
  const bounded = (value: number): number => Math.min(most, Math.max(least, value))
  return {
    value: bounded(share.share * nearMisses),
    low: bounded(share.low * nearMisses),
    high: bounded(share.high * nearMisses),
  }
}
