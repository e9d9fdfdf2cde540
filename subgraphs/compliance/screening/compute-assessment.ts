import type {
  AssessedMatch,
  AssessedSubject,
  Assessment,
  AssessmentInput,
} from '#compliance/risk/assessment.ts'
import { countriesOf } from '#compliance/risk/rule-input.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import type { RiskConfig } from '#compliance/risk/risk-config.ts'
import type { ScreeningDependencies } from './dependencies.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { InitialMatchState } from './carry-over-resolutions.ts'
import type { SearchedSubject } from './searched-subject.ts'
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

interface ScreeningToAssess {
  readonly plan: ScreeningPlan
  readonly matches: readonly AssessedMatch[]
  readonly missing: readonly string[]
  readonly day: string
  /** Signals of the subject's transactions; undefined for a subject without any. */
  readonly signals: OwnInput['signals'] | undefined
}

/** Computes the risk of a screening. The same input texts always give the same assessment, byte for byte. */
export function computeAssessment(
  dependencies: ScreeningDependencies,
  { factors, bands, rules, countries: overrides, configHash }: RiskConfig,
  { plan, matches, missing, day, signals }: ScreeningToAssess,
): ComputedAssessment {
  const subject = assessedSubject(plan.subject)
  const paid = plan.transaction?.country
  const own: OwnInput = {
    engine: dependencies.engine,
    asOf: day,
    subject,
    matches,
    countryFlags: dependencies.flagsOf(countriesOf(subject), day, overrides),
    // Missing PEP lists count only when no list at all could be searched.
    missingSources: missing.filter(
      source =>
        SOURCES[source as keyof typeof SOURCES].type === 'SANCTIONS' ||
        missing.length === plan.sources.length,
    ),
    ...(signals && { signals }),
    ...(plan.transaction && { transaction: plan.transaction }),
    ...(paid !== undefined && { transactionFlags: dependencies.flagsOf([paid], day, overrides)[paid] ?? [] }),
  }
  const shared: SharedInput = { factors, bands, rules }
  const [input, config] = [JSON.stringify(own), JSON.stringify(shared)]
  const computed = dependencies.assess(assessmentInputOf(input, config))
  return {
    engine: dependencies.engine,
    configHash,
    input,
    config,
    assessment: computed,
    assessmentJson: JSON.stringify(computed),
  }
}

/** Parses the stored texts, so that the first assessment and a later replay compute from identical input. */
export const assessmentInputOf = (own: string, shared: string): AssessmentInput => ({
  ...(JSON.parse(own) as OwnInput),
  ...(JSON.parse(shared) as SharedInput),
})

type Counting = Pick<ScreeningMatchRow, 'id' | 'partyKey' | 'listType' | 'score' | 'strength' | 'status'>

/** The matches from which risk is computed: all except false positives. */
export const countingMatches = (matches: readonly Counting[]): AssessedMatch[] =>
  matches
    .filter(({ status }) => status !== 'FALSE_POSITIVE')
    .map(({ id, partyKey, listType, score, strength, status }) => ({
      matchId: id,
      partyKey,
      listType,
      score,
      strength,
      isConfirmed: status === 'CONFIRMED',
    }))

/** Computes the risk of a screening from its search and the initial states of its matches. */
export function computeScreeningAssessment(
  { dependencies, config, plan, missing, matches, startedAt, signals }: SearchedSubject,
  matchStates: readonly InitialMatchState[],
): ComputedAssessment {
  const rated = matches.map(({ comparison: { score, strength }, ...match }, position) => ({
    ...match,
    score,
    strength,
    status: matchStates[position]!.status,
  }))
  return computeAssessment(dependencies, config, {
    plan,
    missing,
    matches: countingMatches(rated),
    day: startedAt.toISOString().slice(0, 10),
    signals,
  })
}
