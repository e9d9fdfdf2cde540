import type { Disposition, PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import type { PepClass } from '#compliance/watchlists/entry-snapshot.ts'
import type { ListType } from '#compliance/watchlists/sources.ts'
import { SANCTIONS_FLOOR } from './policy-floors.ts'

/** Effect of a match on a payment, from the mildest to the strictest. */
export type PaymentEffect = 'REVIEW' | 'HOLD' | 'BLOCK'

interface ScoredMatch {
  readonly listType: ListType
  readonly comparison: Pick<Comparison, 'score' | 'matchedName' | 'evidence'>
  /** Class of the office; used only for PEP lists. */
  readonly pepClass: PepClass
  /** Whether the listed name occurs among other words or was read backwards; the search compared only its own words with the minimum score. */
  readonly isIndirect?: boolean
}

const BEYOND_NAMES: readonly string[] = ['DATE_OF_BIRTH', 'NATIONALITY', 'IDENTIFIER']
/** Evidence that the name alone does not identify the listed person. */
const NAME_DOUBTS: readonly string[] = ['NAME_RARITY', 'NAME_COVERAGE']

/** Whether a hit rests on a name alone that does not identify the listed person: a common one, a part of it, or words among others. */
export function isUncertain({
  comparison: { evidence },
  isIndirect = false,
}: Pick<ScoredMatch, 'comparison' | 'isIndirect'>): boolean {
  return (
    isIndirect || (isNameAlone(evidence) && evidence.some(({ feature }) => NAME_DOUBTS.includes(feature)))
  )
}

const isNameAlone = (evidence: Comparison['evidence']): boolean =>
  !evidence.some(({ feature, effect }) => effect === 'SUPPORTS' && BEYOND_NAMES.includes(feature))

/** The effect of a hit under the workspace's policy; undefined when the policy ignores it. Indirect hits need review and never block. A common name and a part of a listed name do not block alone. */
export function paymentEffect(
  policy: PaymentPolicy,
  { listType, comparison, pepClass, isIndirect = false }: ScoredMatch,
): PaymentEffect | undefined {
  const { matchedName, evidence } = comparison
  const found = isIndirect ? Math.max(comparison.score, policy.minScore) : comparison.score
  const score = isNameAlone(evidence) ? Math.min(found, policy.nameOnlyCap) : found
  const isAtFloor = listType === 'SANCTIONS' && found >= SANCTIONS_FLOOR
  if (
    !isAtFloor &&
    (score < policy.minScore || (matchedName.kind === 'WEAK_ALIAS' && policy.weakAlias === 'IGNORE'))
  )
    return undefined
  const isDoubtful = isUncertain({ comparison, isIndirect })
  if (listType === 'SANCTIONS') return score >= policy.blockScore && !isDoubtful ? 'BLOCK' : 'HOLD'
  const disposition = ofPep(policy, pepClass)
  return disposition === 'ALLOW' ? undefined : disposition === 'BLOCK' && isDoubtful ? 'HOLD' : disposition
}

function ofPep(
  { pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy,
  pepClass: PepClass,
): Disposition {
  switch (pepClass) {
    case 'FOREIGN':
      return pepForeign
    case 'DOMESTIC':
      return pepDomestic
    case 'INTERNATIONAL_ORG':
      return pepInternationalOrg
  }
}

const dispositions = ({ pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy): Disposition[] => [
  pepForeign,
  pepDomestic,
  pepInternationalOrg,
]

/** Whether the policy requires a search of PEP lists. */
export const isPepSearched = (policy: PaymentPolicy): boolean =>
  dispositions(policy).some(disposition => disposition !== 'ALLOW')

/** Whether a PEP match can hold or block a payment. */
export const isPepDecisive = (policy: PaymentPolicy): boolean =>
  dispositions(policy).some(disposition => disposition === 'HOLD' || disposition === 'BLOCK')
