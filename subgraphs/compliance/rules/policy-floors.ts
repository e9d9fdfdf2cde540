import type { ValidationIssue } from '#kernel/refusals.ts'
import type { PaymentParty, PaymentPolicy } from '#compliance/entities/screening-policy.ts'

/** No policy may let a sanctions match of at least this score pass: it blocks or holds. */
export const SANCTIONS_FLOOR = 85

/** A list that was not checked for longer counts as missing under every policy. */
export const STALE_AFTER_HOURS_MAX = 96

/** The payer and the payee are screened under every policy. */
export const REQUIRED_PARTIES: readonly PaymentParty[] = ['PAYER', 'PAYEE']

/** Validation issues of a policy that violates the floors. `isGiven` tests whether the request contains a field, so that an issue names a field that the caller sent. */
export function floorIssues(
  { parties, minScore, blockScore, nameOnlyCap, staleAfterHours }: PaymentPolicy,
  isGiven: (field: 'blockScore' | 'nameOnlyCap') => boolean,
): ValidationIssue[] {
  const missing = REQUIRED_PARTIES.filter(party => !parties.includes(party))
  return [
    ...(missing.length > 0 ? [{ field: 'parties', reason: 'must name PAYER and PAYEE' }] : []),
    ...(staleAfterHours > STALE_AFTER_HOURS_MAX
      ? [{ field: 'staleAfterHours', reason: `must be at most ${STALE_AFTER_HOURS_MAX}` }]
      : []),
    ...scoreIssues({ minScore, blockScore, nameOnlyCap }, isGiven),
  ]
}

function scoreIssues(
  { minScore, blockScore, nameOnlyCap }: Pick<PaymentPolicy, 'minScore' | 'blockScore' | 'nameOnlyCap'>,
  isGiven: (field: 'blockScore' | 'nameOnlyCap') => boolean,
): ValidationIssue[] {
  if (minScore > SANCTIONS_FLOOR) return [{ field: 'minScore', reason: `must be at most ${SANCTIONS_FLOOR}` }]
  return [
    ...(blockScore < minScore
      ? [
          isGiven('blockScore')
            ? { field: 'blockScore', reason: `must not be below the score of a match (${minScore})` }
            : { field: 'minScore', reason: `must not be above the score that blocks (${blockScore})` },
        ]
      : []),
    ...(nameOnlyCap < minScore
      ? [
          isGiven('nameOnlyCap')
            ? { field: 'nameOnlyCap', reason: `must not be below the score of a match (${minScore})` }
            : { field: 'minScore', reason: `must not be above what a name alone can score (${nameOnlyCap})` },
        ]
      : []),
  ]
}

/** The effective policy: values of a stored policy below the floors are raised to them. */
export function withFloors(policy: PaymentPolicy): PaymentPolicy {
  const minScore = Math.min(policy.minScore, SANCTIONS_FLOOR)
  return {
    ...policy,
    minScore,
    nameOnlyCap: Math.max(policy.nameOnlyCap, minScore),
    staleAfterHours: Math.min(policy.staleAfterHours, STALE_AFTER_HOURS_MAX),
    parties: [...policy.parties, ...REQUIRED_PARTIES.filter(party => !policy.parties.includes(party))],
  }
}
