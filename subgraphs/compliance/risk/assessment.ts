import type { Strength } from '../matching/kinds.ts'
import type { ListType } from '../watchlists/sources.ts'

export type RiskCategory = 'SCREENING' | 'COUNTRY' | 'CUSTOMER_TYPE' | 'PRODUCT' | 'CHANNEL' | 'TRANSACTION' | 'BEHAVIOR' | 'VELOCITY' | 'INDUSTRY' | 'ML_PREDICTION'
export type RiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
/** From the mildest to the strictest; HOLD is for payments alone. */
export type DecisionOutcome = 'APPROVE' | 'APPROVE_WITH_MONITORING' | 'REVIEW_REQUIRED' | 'HOLD' | 'BLOCK'

/** What a match counts with; one that an analyst called a false positive, or that is on the allow-list, is not among them. */
export interface AssessedMatch {
  readonly matchId: string
  /** The same for entries of several lists that are one party; only the worst of them counts. */
  readonly partyKey: string
  readonly listType: ListType
  readonly score: number
  readonly strength: Strength
  readonly isConfirmed: boolean
}

/** Whatever rules and factors may ask of a subject; the dotted paths of rulesets begin with `subject.`. */
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

export interface RiskBand { readonly level: RiskLevel; readonly minScore: number; readonly maxScore: number }

export interface RiskRule {
  readonly rulesetId: string
  readonly id: string
  readonly name: string | null
  /** The rule's own JSON, as it is checked when it is written. */
  readonly condition: unknown
  readonly decision: DecisionOutcome | null
  readonly scoreContribution: number
  /** Lower ones are looked at first. */
  readonly priority: number
  /** Where it holds, later rules of its ruleset are not looked at. */
  readonly stopOnMatch: boolean
  /** First and last day on which it acts, YYYY-MM-DD; null where there is none. */
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
}

/** All that a score is made of, as it is stored: the same input gives the same assessment, to the byte. */
export interface AssessmentInput {
  readonly engine: string
  /** The day as of which ages and dated flags are told, YYYY-MM-DD. */
  readonly asOf: string
  readonly subject: AssessedSubject
  readonly matches: readonly AssessedMatch[]
  readonly factors: readonly RiskFactor[]
  readonly bands: readonly RiskBand[]
  readonly rules: readonly RiskRule[]
  /** Flags of the countries that the subject names, as of that day: FATF_BLACK, FATF_GREY, EU_HIGH_RISK, COMPREHENSIVE_SANCTIONS, by country. */
  readonly countryFlags: Readonly<Record<string, readonly string[]>>
  /** Flags of the country that the payment goes to; rules ask for them, and they say nothing of the subject. */
  readonly transactionFlags?: readonly string[]
  /** Sanctions lists that were asked for and could not be searched. */
  readonly missingSources: readonly string[]
  /** The payment that is screened, if it is one; the dotted paths of rulesets begin with `transaction.`. */
  readonly transaction?: AssessedTransaction
  /** What monitoring says of the subject's transactions, 0 to 1000 each. */
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
  /** Where the money goes, ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly ipAddress?: string
}

export interface RiskContribution {
  readonly factor: string
  readonly category: RiskCategory | 'POLICY' | 'RULE'
  readonly weight: string
  /** 0 to 1000 for a factor; what a rule or policy adds or takes, for those. */
  readonly score: number
  /** What it adds to the score before the cap, in points. */
  readonly contribution: number
  readonly description: string
}

export interface TriggeredRule { readonly rulesetId: string; readonly ruleId: string; readonly name: string | null; readonly decision: DecisionOutcome | null; readonly scoreContribution: number }

export interface Assessment {
  readonly score: number
  readonly band: RiskLevel
  readonly contributions: readonly RiskContribution[]
  readonly outcome: DecisionOutcome
  /** In the order in which they were looked at. */
  readonly triggeredRules: readonly TriggeredRule[]
  /** Why the outcome is what it is, in words. */
  readonly reasons: readonly string[]
}

/** Reckons risk; pure. */
export type Assess = (input: AssessmentInput) => Assessment
