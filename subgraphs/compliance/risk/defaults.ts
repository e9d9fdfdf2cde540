import type { DecisionOutcome, RiskBand, RiskCategory, RiskFactor, RiskLevel } from './assessment.ts'

/** Version of the engine; change it whenever the same input could give another assessment. */
export const ENGINE = 'risk-1'

export const FACTOR_CODES = [
  'SANCTIONS_MATCH',
  'PEP_MATCH',
  'ADVERSE_MEDIA_MATCH',
  'COUNTRY_RISK',
  'CUSTOMER_TYPE',
  'PRODUCT',
  'CHANNEL',
  'INDUSTRY',
  'TRANSACTION',
  'BEHAVIOR',
  'VELOCITY',
  'ML_PREDICTION',
] as const

export type FactorCode = (typeof FACTOR_CODES)[number]

export interface DefaultFactor extends RiskFactor {
  readonly code: FactorCode
}

function factor(
  code: FactorCode,
  name: string,
  category: RiskCategory,
  weight: string,
  metadata: RiskFactor['metadata'] = {},
  isActive = true,
): DefaultFactor {
  return { code, name, category, weight, isActive, metadata }
}

/** Score of an unknown token, and of a subject without one. */
export const DEFAULT_SCORE = 100

const token = { default_score: DEFAULT_SCORE }

/** Factors of a workspace without changes. Matches and countries count in full, self-declared attributes in part. */
export const DEFAULT_FACTORS: readonly DefaultFactor[] = [
  factor('SANCTIONS_MATCH', 'Match with a sanctions list', 'SCREENING', '1', { min_match_score: 0 }),
  factor('PEP_MATCH', 'Match with a politically exposed person', 'SCREENING', '1', { min_match_score: 0 }),
  factor('ADVERSE_MEDIA_MATCH', 'Match with adverse media', 'SCREENING', '1', { min_match_score: 0 }),
  factor('COUNTRY_RISK', "Flags of the subject's countries", 'COUNTRY', '1'),
  factor('CUSTOMER_TYPE', 'Kind of customer', 'CUSTOMER_TYPE', '0.2', token),
  factor('PRODUCT', 'Product', 'PRODUCT', '0.1', token),
  factor('CHANNEL', 'Channel', 'CHANNEL', '0.1', token),
  factor('INDUSTRY', 'Industry', 'INDUSTRY', '0.2', token),
  factor('TRANSACTION', 'Transactions', 'TRANSACTION', '0.4'),
  factor('BEHAVIOR', 'Change of behaviour', 'BEHAVIOR', '0.3'),
  factor('VELOCITY', 'Frequency of transactions', 'VELOCITY', '0.3'),
  factor('ML_PREDICTION', 'Prediction of a model', 'ML_PREDICTION', '0.2', {}, false),
]

export const LEVELS: readonly RiskLevel[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']

export const DEFAULT_BANDS: readonly RiskBand[] = [
  { level: 'LOW', minScore: 0, maxScore: 250 },
  { level: 'MEDIUM', minScore: 251, maxScore: 500 },
  { level: 'HIGH', minScore: 501, maxScore: 750 },
  { level: 'CRITICAL', minScore: 751, maxScore: 1000 },
]

/** Decision for each level when no floor or rule requires a stricter one. */
export const TYPICAL_DECISION: Readonly<Record<RiskLevel, DecisionOutcome>> = {
  LOW: 'APPROVE',
  MEDIUM: 'APPROVE_WITH_MONITORING',
  HIGH: 'REVIEW_REQUIRED',
  CRITICAL: 'BLOCK',
}

const STRICTNESS: readonly DecisionOutcome[] = [
  'APPROVE',
  'APPROVE_WITH_MONITORING',
  'REVIEW_REQUIRED',
  'HOLD',
  'BLOCK',
]

/** Returns the strictest of the decisions; APPROVE for an empty list. */
export const strictest = (decisions: readonly DecisionOutcome[]): DecisionOutcome =>
  decisions.reduce(
    (one, other) => (STRICTNESS.indexOf(other) > STRICTNESS.indexOf(one) ? other : one),
    'APPROVE',
  )
