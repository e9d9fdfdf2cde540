import type { Disposition, PaymentPolicy } from '#compliance/entities/screening-policy.ts'

/** The fields by which one policy can be milder than another. */
export const POLICY_FIELDS = [
  'PEP_FOREIGN',
  'PEP_DOMESTIC',
  'PEP_INTERNATIONAL_ORG',
  'ADVERSE_MEDIA',
  'WEAK_ALIAS',
  'STALE_AFTER_HOURS',
  'AUTO_RELEASE_ON_FALSE_POSITIVE',
  'PARTIES',
  'MIN_SCORE',
  'BLOCK_SCORE',
  'NAME_ONLY_CAP',
  'HOME_COUNTRY',
  'DECISIONS_BY',
] as const

export type PolicyField = (typeof POLICY_FIELDS)[number]

const DISPOSITIONS: readonly Disposition[] = ['ALLOW', 'REVIEW', 'HOLD', 'BLOCK']
const isMilder = (one: Disposition, other: Disposition): boolean =>
  DISPOSITIONS.indexOf(one) < DISPOSITIONS.indexOf(other)

/** Whether a match supported only by the name can block. Otherwise the cap has no effect: it is never below the minimum score of a match. */
const canNameOnlyBlock = ({ nameOnlyCap, blockScore }: PaymentPolicy): boolean => nameOnlyCap >= blockScore

/** Whether a change of the home country moves office holders into a class with a milder disposition. */
function isMilderAtHome(from: PaymentPolicy, to: PaymentPolicy): boolean {
  if (from.homeCountry === to.homeCountry) return false
  const becomeForeign = from.homeCountry !== null && isMilder(to.pepForeign, from.pepDomestic)
  const becomeDomestic = to.homeCountry !== null && isMilder(to.pepDomestic, from.pepForeign)
  return becomeForeign || becomeDomestic
}

const WEAKER: Readonly<Record<PolicyField, (from: PaymentPolicy, to: PaymentPolicy) => boolean>> = {
  PEP_FOREIGN: (from, to) => isMilder(to.pepForeign, from.pepForeign),
  PEP_DOMESTIC: (from, to) => isMilder(to.pepDomestic, from.pepDomestic),
  PEP_INTERNATIONAL_ORG: (from, to) => isMilder(to.pepInternationalOrg, from.pepInternationalOrg),
  ADVERSE_MEDIA: (from, to) => isMilder(to.adverseMedia, from.adverseMedia),
  WEAK_ALIAS: (from, to) => from.weakAlias === 'REVIEW' && to.weakAlias === 'IGNORE',
  STALE_AFTER_HOURS: (from, to) => to.staleAfterHours > from.staleAfterHours,
  AUTO_RELEASE_ON_FALSE_POSITIVE: (from, to) =>
    to.autoReleaseOnFalsePositive && !from.autoReleaseOnFalsePositive,
  PARTIES: (from, to) => from.parties.some(party => !to.parties.includes(party)),
  MIN_SCORE: (from, to) => to.minScore > from.minScore,
  BLOCK_SCORE: (from, to) => to.blockScore > from.blockScore,
  NAME_ONLY_CAP: (from, to) =>
    to.nameOnlyCap < from.nameOnlyCap && canNameOnlyBlock(from) && !canNameOnlyBlock(to),
  HOME_COUNTRY: isMilderAtHome,
  DECISIONS_BY: (from, to) => from.decisionsBy === 'STAFF' && to.decisionsBy === 'ANY',
}

/**
 * The fields in which the second policy is milder than the first; empty when it is as strict or stricter. `holdTtlHours` is not
 * included, since a payment whose hold expires is refunded and never made.
 */
export const weakenedFields = (from: PaymentPolicy, to: PaymentPolicy): PolicyField[] =>
  POLICY_FIELDS.filter(field => WEAKER[field](from, to))
