import type { Disposition, PaymentPolicy } from '../entities/screening-policy.ts'
import type { Comparison } from '../matching/kinds.ts'
import type { PepClass } from '../screening/entry-snapshot.ts'
import type { ListType } from '../watchlists/sources.ts'
import { SANCTIONS_FLOOR } from './policy-floors.ts'

/** What a match does to a payment, from the mildest to the strictest. */
export type PaymentEffect = 'REVIEW' | 'HOLD' | 'BLOCK'

interface Judged {
  readonly listType: ListType
  readonly comparison: Pick<Comparison, 'score' | 'matchedName' | 'evidence'>
  /** Of what kind the office is, where the list is one of those who hold one. */
  readonly pepClass: PepClass
  /** The listed name stands among other words or was read backwards; the search has held its own words against the policy's least score. */
  readonly isIndirect?: boolean
}

const BEYOND_NAMES: readonly string[] = ['DATE_OF_BIRTH', 'NATIONALITY', 'IDENTIFIER']

/** What the workspace's policy makes of a hit; undefined where it is none by that policy. What is indirect has to be looked at, and blocks nothing. */
export function paymentEffect(policy: PaymentPolicy, { listType, comparison, pepClass, isIndirect = false }: Judged): PaymentEffect | undefined {
  const { matchedName, evidence } = comparison
  const isNameAlone = !evidence.some(({ feature, effect }) => effect === 'SUPPORTS' && BEYOND_NAMES.includes(feature))
  const found = isIndirect ? Math.max(comparison.score, policy.minScore) : comparison.score
  const score = isNameAlone ? Math.min(found, policy.nameOnlyCap) : found
  const isAtFloor = listType === 'SANCTIONS' && found >= SANCTIONS_FLOOR
  if (!isAtFloor && (score < policy.minScore || (matchedName.kind === 'WEAK_ALIAS' && policy.weakAlias === 'IGNORE'))) return undefined
  if (listType === 'SANCTIONS') return score >= policy.blockScore && !isIndirect ? 'BLOCK' : 'HOLD'
  const disposition = ofPep(policy, pepClass)
  return disposition === 'ALLOW' ? undefined : disposition === 'BLOCK' && isIndirect ? 'HOLD' : disposition
}

function ofPep({ pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy, pepClass: PepClass): Disposition {
  switch (pepClass) {
    case 'FOREIGN': return pepForeign
    case 'DOMESTIC': return pepDomestic
    case 'INTERNATIONAL_ORG': return pepInternationalOrg
  }
}

const dispositions = ({ pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy): Disposition[] => [pepForeign, pepDomestic, pepInternationalOrg]

/** Whether politically exposed persons have to be looked for at all. */
export const looksForPep = (policy: PaymentPolicy): boolean => dispositions(policy).some(disposition => disposition !== 'ALLOW')

/** Whether there are politically exposed persons who hold or block a payment. */
export const actsOnPep = (policy: PaymentPolicy): boolean => dispositions(policy).some(disposition => disposition === 'HOLD' || disposition === 'BLOCK')
