import type { Strength } from '#compliance/matching/kinds.ts'
import type { ListType } from '#compliance/watchlists/sources.ts'

export type RiskCategory =
  | 'SCREENING'
  | 'COUNTRY'
  | 'CUSTOMER_TYPE'
  | 'PRODUCT'
  | 'CHANNEL'
  | 'TRANSACTION'
  | 'BEHAVIOR'
  | 'VELOCITY'
  | 'INDUSTRY'
  | 'ML_PREDICTION'
export type RiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
/** From the mildest to the strictest; HOLD applies only to payments. */
export type DecisionOutcome = 'APPROVE' | 'APPROVE_WITH_MONITORING' | 'REVIEW_REQUIRED' | 'HOLD' | 'BLOCK'

/** A match that counts towards risk. False positives and allow-listed entries are not included. */
export interface AssessedMatch {
  readonly matchId: string
  /** The same for entries of several lists that are one party; only the worst of them counts. */
  readonly partyKey: string
  readonly listType: ListType
  readonly score: number
  readonly strength: Strength
  readonly isConfirmed: boolean
}

/** Fields of the subject that rules and factors read; in rulesets their paths begin with `subject.`. */
export interface AssessedSubject {
  readonly type: string
  readonly country: string | null
  readonly nationalities: readonly string[]
  readonly dateOfBirth: string | null
  readonly customerType: string | null
  readonly product: string | null
  readonly channel: string | null
  readonly industry: string | null
  readonly [field: string]: unknown
}

export interface RiskFactor {
  readonly code: string
  readonly name: string
  readonly category: RiskCategory
  /** Exact decimal text, 0 to 1. */
  readonly weight: string
  readonly isActive: boolean
  readonly metadata: Readonly<Record<string, unknown>>
}

export interface RiskBand {
  readonly level: RiskLevel
  readonly minScore: number
  readonly maxScore: number
}

export interface RiskRule {
  readonly rulesetId: string
  readonly id: string
  readonly name: string | null
  /** JSON of the rule, validated when the ruleset was saved. */
  readonly condition: unknown
  readonly decision: DecisionOutcome | null
  readonly scoreContribution: number
  /** Rules with lower numbers are evaluated first. */
  readonly priority: number
  /** If the condition is true, later rules of the ruleset are skipped. */
  readonly stopOnMatch: boolean
  /** First day on which the rule applies, YYYY-MM-DD; null means no limit. `effectiveTo` is the last day. */
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
}

/** The complete stored input of an assessment: the same input gives the same assessment, byte for byte. */
export interface AssessmentInput {
  readonly engine: string
  /** The day for which ages and dated flags are determined, YYYY-MM-DD. */
  readonly asOf: string
  readonly subject: AssessedSubject
  readonly matches: readonly AssessedMatch[]
  readonly factors: readonly RiskFactor[]
  readonly bands: readonly RiskBand[]
  readonly rules: readonly RiskRule[]
  /** Flags of the countries that the subject names, as of that day: FATF_BLACK, FATF_GREY, EU_HIGH_RISK, COMPREHENSIVE_SANCTIONS, by country. */
  readonly countryFlags: Readonly<Record<string, readonly string[]>>
  /** Flags of the destination country of the payment. Only rules use them; they do not count for the subject. */
  readonly transactionFlags?: readonly string[]
  /** Requested sanctions lists that could not be searched. */
  readonly missingSources: readonly string[]
  /** The payment that is screened, if it is one; the dotted paths of rulesets begin with `transaction.`. */
  readonly transaction?: AssessedTransaction
  /** Signals of monitoring about the subject's transactions, 0 to 1000 each. */
  readonly signals?: Readonly<Partial<Record<SignalCategory, number>>>
}

export type SignalCategory = 'TRANSACTION' | 'BEHAVIOR' | 'VELOCITY' | 'ML_PREDICTION'

export interface AssessedTransaction {
  /** Exact decimal text. */
  readonly amount?: string
  readonly currency?: string
  readonly type?: string
  readonly direction?: string
  readonly channel?: string
  /** Destination country, ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly ipAddress?: string
}

export interface RiskContribution {
  readonly factor: string
  readonly category: RiskCategory | 'POLICY' | 'RULE'
  readonly weight: string
  /** 0 to 1000 for a factor; for a rule or policy the signed contribution. */
  readonly score: number
  /** Points added to the score before the cap. */
  readonly contribution: number
  readonly description: string
}

export interface TriggeredRule {
  readonly rulesetId: string
  readonly ruleId: string
  readonly name: string | null
  readonly decision: DecisionOutcome | null
  readonly scoreContribution: number
}

export interface Assessment {
  readonly score: number
  readonly band: RiskLevel
  readonly contributions: readonly RiskContribution[]
  readonly outcome: DecisionOutcome
  /** In order of evaluation. */
  readonly triggeredRules: readonly TriggeredRule[]
  /** Sentences that explain the outcome. */
  readonly reasons: readonly string[]
}

/** Pure function that computes the risk. */
export type Assess = (input: AssessmentInput) => Assessment
