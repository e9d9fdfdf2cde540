import { amountIssue, formatMinor, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** Terms of a corridor as given; those left out keep their value, and null removes a bound. */
export interface GivenCorridorTerms {
  readonly spreadBps?: number | null
  readonly minAmount?: string | null
  readonly maxAmount?: string | null
  readonly enabled?: boolean | null
}

export interface CorridorTerms {
  readonly spreadBps: number
  readonly minAmountMinor: bigint | null
  readonly maxAmountMinor: bigint | null
  readonly enabled: boolean
}

export const NEW_CORRIDOR: CorridorTerms = {
  spreadBps: 0,
  minAmountMinor: null,
  maxAmountMinor: null,
  enabled: true,
}

/** The terms after a change, or what is wrong with them. Bounds are amounts of the source currency. */
export function nextCorridorTerms(
  before: CorridorTerms,
  given: GivenCorridorTerms,
  sourceCurrency: string,
): { readonly terms: CorridorTerms; readonly issues: readonly ValidationIssue[] } {
  const issues: ValidationIssue[] = []
  const bound = (field: 'minAmount' | 'maxAmount', current: bigint | null): bigint | null => {
    const amount = given[field]
    if (amount === undefined) return current
    if (amount === null) return null
    const reason = amountIssue(amount, sourceCurrency)
    if (reason) issues.push({ field, reason })
    return reason ? null : toMinor(amount, sourceCurrency)
  }
  const minAmountMinor = bound('minAmount', before.minAmountMinor)
  const maxAmountMinor = bound('maxAmount', before.maxAmountMinor)
  if (minAmountMinor !== null && maxAmountMinor !== null && maxAmountMinor < minAmountMinor)
    issues.push({
      field: 'maxAmount',
      reason: `must be at least ${formatMinor(minAmountMinor, sourceCurrency)}`,
    })
  return {
    terms: {
      spreadBps: given.spreadBps ?? before.spreadBps,
      minAmountMinor,
      maxAmountMinor,
      enabled: given.enabled ?? before.enabled,
    },
    issues,
  }
}
