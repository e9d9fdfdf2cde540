import type { Disposition, PaymentPolicy } from '../entities/screening-policy.ts'

/** The fields by which one policy can be milder than another. */
export const POLICY_FIELDS = [
  'PEP_FOREIGN', 'PEP_DOMESTIC', 'PEP_INTERNATIONAL_ORG', 'ADVERSE_MEDIA', 'WEAK_ALIAS', 'STALE_AFTER_HOURS', 'AUTO_RELEASE_ON_FALSE_POSITIVE',
  'PARTIES', 'MIN_SCORE', 'BLOCK_SCORE', 'NAME_ONLY_CAP', 'HOME_COUNTRY', 'DECISIONS_BY',
] as const

export type PolicyField = typeof POLICY_FIELDS[number]

const DISPOSITIONS: readonly Disposition[] = ['ALLOW', 'REVIEW', 'HOLD', 'BLOCK']
const isMilder = (one: Disposition, other: Disposition): boolean => DISPOSITIONS.indexOf(one) < DISPOSITIONS.indexOf(other)

/** Whether a match for which only the name speaks can block. Below that the cap changes nothing: it never lies below the score of a match. */
const namesBlock = ({ nameOnlyCap, blockScore }: PaymentPolicy): boolean => nameOnlyCap >= blockScore

/** Whether another home country moves office holders into a class that is treated more mildly than the one that they were in. */
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
  AUTO_RELEASE_ON_FALSE_POSITIVE: (from, to) => to.autoReleaseOnFalsePositive && !from.autoReleaseOnFalsePositive,
  PARTIES: (from, to) => from.parties.some(party => !to.parties.includes(party)),
  MIN_SCORE: (from, to) => to.minScore > from.minScore,
  BLOCK_SCORE: (from, to) => to.blockScore > from.blockScore,
  NAME_ONLY_CAP: (from, to) => to.nameOnlyCap < from.nameOnlyCap && namesBlock(from) && !namesBlock(to),
  HOME_COUNTRY: isMilderAtHome,
  DECISIONS_BY: (from, to) => from.decisionsBy === 'STAFF' && to.decisionsBy === 'ANY',
}

/**
 * The fields in which the second policy is milder than the first; none where it is as strict or stricter. `holdTtlHours` is not among
 * them: a payment whose time is over is given back and never made.
 */
export const weakenedFields = (from: PaymentPolicy, to: PaymentPolicy): PolicyField[] => POLICY_FIELDS.filter(field => WEAKER[field](from, to))
