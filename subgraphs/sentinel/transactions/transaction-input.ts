import { amountIssue, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'

/** How far the clock of a caller may run ahead. */
const AHEAD_MAX_MS = 5 * 60_000

/** Validation issues of a transaction that its input type does not exclude; `path` comes before the names of its fields. */
export function elderTransactionIssues(
  { amount, currency, balanceAfter, occurredAt }: IngestElderTransactionInput,
  now: Date,
  path = '',
): ValidationIssue[] {
  const ofAmount =
    amountIssue(amount, currency) ??
    (toMinor(amount, currency) === 0n ? 'must be greater than zero' : undefined)
  const ofBalance =
    typeof balanceAfter === 'string' ? amountIssue(balanceAfter.replace(/^-/, ''), currency) : undefined
  return [
    ...(ofAmount === undefined ? [] : [{ field: `${path}amount`, reason: ofAmount }]),
    ...(ofBalance === undefined ? [] : [{ field: `${path}balanceAfter`, reason: ofBalance }]),
    ...timeIssues(occurredAt, now, `${path}occurredAt`),
  ]
}

/** Validation issues of the time of a transaction or event. */
export function timeIssues(
  occurredAt: Date | null | undefined,
  now: Date,
  field = 'occurredAt',
): ValidationIssue[] {
  if (!occurredAt) return []
  if (occurredAt.getTime() < 0) return [{ field, reason: 'must not be before 1970' }]
  return occurredAt.getTime() > now.getTime() + AHEAD_MAX_MS
    ? [{ field, reason: 'must not be more than 5 minutes ahead' }]
    : []
}

/** Minor units of a decimal amount that may be negative. */
export const signedMinor = (amount: string, currency: string): bigint =>
  amount.startsWith('-') ? -toMinor(amount.slice(1), currency) : toMinor(amount, currency)
