/** The eleven types of rules on transactions. */
export const RULE_TYPES = [
  'THRESHOLD',
  'VELOCITY',
  'PATTERN',
  'GEOGRAPHIC',
  'BEHAVIORAL',
  'NETWORK',
  'SCREENING',
  'BLACKLIST',
  'CHARGEBACK_RATIO',
  'DORMANT_REACTIVATION',
  'NEW_DEVICE',
] as const

export type RuleType = (typeof RULE_TYPES)[number]

/** What a velocity rule groups transactions by. */
export type VelocityGroup = 'customer' | 'card' | 'device' | 'wallet' | 'beneficiary'

/** The fields whose sharing by several customers a network rule detects. */
export type SharedField =
  'device_fingerprint' | 'ip' | 'card_id' | 'wallet_id' | 'counterparty_account' | 'phone' | 'address'

export type NetworkPattern =
  | 'FAN_OUT'
  | 'FAN_IN'
  | 'BENEFICIARY_FAN_IN'
  | 'SHARED_IDENTIFIER'
  | 'MANY_TO_MANY'
  | 'CLOSED_NETWORK'
  | 'CIRCULAR'

export const BLACKLIST_KINDS = [
  'NAME',
  'ACCOUNT',
  'CARD_HASH',
  'DEVICE',
  'IP',
  'CIDR',
  'EMAIL',
  'EMAIL_DOMAIN',
  'PHONE',
  'WALLET',
  'MERCHANT',
  'NATIONAL_ID',
  'COUNTRY',
  'ADDRESS',
] as const

export type BlacklistKind = (typeof BLACKLIST_KINDS)[number]

export type AmountOperator = 'GT' | 'GTE' | 'LT' | 'LTE' | 'EQ' | 'BETWEEN'

/** A plain decimal in major units of whatever currency the judged transaction has, such as "10000" or "8999.99". */
export type MajorAmount = string

export interface ThresholdParameters {
  readonly ruleType: 'THRESHOLD'
  readonly amountThreshold: MajorAmount
  readonly amountOperator: AmountOperator
  /** Upper bound of BETWEEN, inclusive like the lower one. */
  readonly amountUpper?: MajorAmount
  readonly maxAccountAgeDays?: number
}

export interface VelocityParameters {
  readonly ruleType: 'VELOCITY'
  /** At least one of the two thresholds is present; either of them triggers the rule. */
  readonly countThreshold?: number
  readonly sumThreshold?: MajorAmount
  readonly windowMinutes: number
  readonly groupBy: VelocityGroup
  readonly channels?: readonly string[]
}

export interface StructuringParameters {
  readonly ruleType: 'PATTERN'
  readonly patternType: 'STRUCTURING'
  readonly justBelowAmount: MajorAmount
  readonly countThreshold: number
  readonly windowMinutes: number
  /** 0 to 100, with at most two decimals. */
  readonly tolerancePercent: number
}

export interface RoundAmountsParameters {
  readonly ruleType: 'PATTERN'
  readonly patternType: 'ROUND_AMOUNTS'
  readonly countThreshold: number
  readonly windowMinutes: number
  readonly tolerancePercent: number
}

export interface RapidMovementParameters {
  readonly ruleType: 'PATTERN'
  readonly patternType: 'RAPID_MOVEMENT'
  /** Inflows needed. */
  readonly countThreshold: number
  readonly windowMinutes: number
  readonly tolerancePercent: number
}

export interface GeographicParameters {
  readonly ruleType: 'GEOGRAPHIC'
  /** ISO 3166-1 alpha-2 codes. */
  readonly highRiskCountries: readonly string[]
  readonly sanctionedCountries: readonly string[]
  /** Whether a country that the customer's own history has not seen triggers the rule too. */
  readonly newCountry: boolean
}

export interface BehavioralParameters {
  readonly ruleType: 'BEHAVIORAL'
  readonly deviationMetric: 'AMOUNT' | 'DAILY_VOLUME' | 'DAILY_COUNT'
  /** Number of standard deviations. */
  readonly deviationThreshold: number
  /** Median and 1.4826 times the median absolute deviation instead of mean and standard deviation. */
  readonly robust: boolean
}

export interface FanParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'FAN_OUT' | 'FAN_IN'
  readonly countThreshold: number
  readonly windowMinutes: number
}

export interface BeneficiaryFanInParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'BENEFICIARY_FAN_IN'
  readonly countThreshold: number
  readonly windowMinutes: number
  /** Whether customers with a common subject relation count once. */
  readonly unrelated: boolean
}

export interface SharedIdentifierParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'SHARED_IDENTIFIER'
  readonly countThreshold: number
  readonly windowMinutes: number
  readonly identifierField: SharedField
}

export interface ManyToManyParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'MANY_TO_MANY'
  /** Distinct senders needed. */
  readonly countThreshold: number
  readonly minDistinctBeneficiaries: number
  readonly windowMinutes: number
}

export interface ClosedNetworkParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'CLOSED_NETWORK'
  readonly maxGroupSize: number
  /** Transfers needed. */
  readonly countThreshold: number
  readonly tolerancePercent: number
  readonly windowMinutes: number
}

export interface CircularParameters {
  readonly ruleType: 'NETWORK'
  readonly patternType: 'CIRCULAR'
  /** Length of the longest cycle. */
  readonly maxGroupSize: number
  readonly tolerancePercent: number
  readonly windowMinutes: number
}

export interface ScreeningParameters {
  readonly ruleType: 'SCREENING'
  readonly screeningLists: readonly ('sanctions' | 'pep' | 'adverse_media')[]
  readonly matchScoreThreshold: number
  readonly blockScoreThreshold: number
  /** Whether only transactions of at least `amountThreshold` are screened. */
  readonly requireHighValue: boolean
  readonly amountThreshold: MajorAmount
}

export interface BlacklistParameters {
  readonly ruleType: 'BLACKLIST'
  readonly blacklistKinds: readonly BlacklistKind[]
}

export interface ChargebackRatioParameters {
  readonly ruleType: 'CHARGEBACK_RATIO'
  /** Rising ratios above 0 and up to 1, as plain decimals. */
  readonly tierThresholds: readonly string[]
  readonly ratioBasis: 'COUNT' | 'VALUE'
  readonly periodDays: number
  readonly ratioDenominator: 'SAME_PERIOD' | 'PREVIOUS_MONTH'
  readonly minSales: number
}

export interface DormantReactivationParameters {
  readonly ruleType: 'DORMANT_REACTIVATION'
  readonly inactiveDays: number
  readonly amountThreshold: MajorAmount
}

export interface NewDeviceParameters {
  readonly ruleType: 'NEW_DEVICE'
  /** Whether a transaction without a fingerprint triggers the rule. */
  readonly requireDeviceFingerprint: boolean
  readonly amountThreshold: MajorAmount
}

/** The parameters of a rule after validation, with defaults filled in and time windows in minutes. */
export type RuleParameters =
  | ThresholdParameters
  | VelocityParameters
  | StructuringParameters
  | RoundAmountsParameters
  | RapidMovementParameters
  | GeographicParameters
  | BehavioralParameters
  | FanParameters
  | BeneficiaryFanInParameters
  | SharedIdentifierParameters
  | ManyToManyParameters
  | ClosedNetworkParameters
  | CircularParameters
  | ScreeningParameters
  | BlacklistParameters
  | ChargebackRatioParameters
  | DormantReactivationParameters
  | NewDeviceParameters
