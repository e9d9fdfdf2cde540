import type {
  AssessedMatch,
  AssessedSubject,
  Assessment,
  AssessmentInput,
} from '#compliance/risk/assessment.ts'
import { countriesOf } from '#compliance/risk/rule-input.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import type { RiskConfig, ScreeningDependencies } from './dependencies.ts'
import type { ScreeningPlan } from './plan-screening.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'

/** A computed assessment with its input in two texts: `input` belongs to the screening, `config` is the risk configuration of the workspace. */
export interface ComputedAssessment {
  readonly engine: string
  readonly configHash: string
  readonly input: string
  readonly config: string
  readonly assessmentJson: string
  readonly assessment: Assessment
}

/** The part of the assessment input that is stored with each decision. */
export type OwnInput = Omit<AssessmentInput, 'factors' | 'bands' | 'rules'>
type SharedInput = Pick<AssessmentInput, 'factors' | 'bands' | 'rules'>

export const assessedSubject = (subject: SubjectInput): AssessedSubject => ({
  externalId: subject.externalId ?? null,
  type: subject.type,
  name: subject.name,
  aliases: subject.aliases ?? [],
  gender: subject.gender ?? null,
  country: subject.country ?? null,
  nationalities: subject.nationalities ?? [],
  dateOfBirth: subject.dateOfBirth ?? null,
  customerType: subject.customerType ?? null,
  product: subject.product ?? null,
  channel: subject.channel ?? null,
  industry: subject.industry ?? null,
})

interface ToAssess {
  readonly plan: ScreeningPlan
  readonly matches: readonly AssessedMatch[]
  readonly missing: readonly string[]
  readonly day: string
}

/** Computes the risk of a screening. The same input texts always give the same assessment, byte for byte. */
export function computeAssessment(
  parts: ScreeningDependencies,
  { factors, bands, rules, countries: overrides, configHash }: RiskConfig,
  { plan, matches, missing, day }: ToAssess,
): ComputedAssessment {
  const subject = assessedSubject(plan.subject)
  const paid = plan.transaction?.country
  const own: OwnInput = {
    engine: parts.engine,
    asOf: day,
    subject,
    matches,
    countryFlags: parts.flagsOf(countriesOf(subject), day, overrides),
    // Missing PEP lists count only when no list at all could be searched.
    missingSources: missing.filter(
      source =>
        SOURCES[source as keyof typeof SOURCES].type === 'SANCTIONS' ||
        missing.length === plan.sources.length,
    ),
    ...(plan.transaction && { transaction: plan.transaction }),
    ...(paid !== undefined && { transactionFlags: parts.flagsOf([paid], day, overrides)[paid] ?? [] }),
  }
  const shared: SharedInput = { factors, bands, rules }
  const [input, config] = [JSON.stringify(own), JSON.stringify(shared)]
  const computed = parts.assess(inputOf(input, config))
  return {
    engine: parts.engine,
    configHash,
    input,
    config,
    assessment: computed,
    assessmentJson: JSON.stringify(computed),
  }
}

/** Parses the stored texts, so that the first assessment and a later replay compute from identical input. */
export const inputOf = (own: string, shared: string): AssessmentInput => ({
  ...(JSON.parse(own) as OwnInput),
  ...(JSON.parse(shared) as SharedInput),
})
