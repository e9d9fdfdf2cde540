import type {
  ChangeEventType,
  DetectionRuleType,
  ElderSignalCategory,
  ElderTransactionChannel,
  ElderTransactionType,
  ObservationCode,
} from './rule-types.ts'

/*
 * Parameters after validation, with defaults filled in. They travel as one JSON object, so their names stay in snake_case.
 * `describe-types.ts` explains each of them.
 */

/** A plain decimal in major units, such as "500" or "499.99". */
export type DecimalAmount = string

/** A word or phrase that a memo may contain, and the category of the signal if it does. */
export interface MemoKeyword {
  readonly text: string
  readonly category: ElderSignalCategory
}

export interface AmountThresholdParameters {
  readonly amount: DecimalAmount
  /** Without one the amount applies to each currency. */
  readonly currency?: string
  readonly channels?: readonly ElderTransactionChannel[]
  readonly types?: readonly ElderTransactionType[]
}

export interface AmountDeviationParameters {
  readonly z_threshold: number
  readonly min_amount: DecimalAmount
}

export interface FrequencyDeviationParameters {
  readonly p_value: number
  readonly window_days: number
}

export interface DebitVelocityParameters {
  /** At least one of the two thresholds is present; either of them triggers the rule. */
  readonly count_threshold?: number
  readonly sum_threshold?: DecimalAmount
  readonly window_hours: number
}

export interface NewPayeeParameters {
  readonly min_amount: DecimalAmount
  readonly min_history: number
}

export interface PayeeConcentrationParameters {
  readonly share_points: number
  readonly window_days: number
}

/** Parameters of CHANNEL_SHIFT, TIME_OF_DAY and GEO_DEVIATION. */
export interface RarityParameters {
  readonly max_probability: number
}

export interface CashIntensityParameters {
  readonly z_threshold: number
  readonly window_days: number
  readonly at_limit_days: number
}

export interface GiftCardParameters {
  readonly count_threshold: number
  readonly window_hours: number
}

export interface CryptoParameters {
  readonly share_of_balance: number
}

export interface InternationalTransferParameters {
  /** Without one the country of the profile applies. */
  readonly home_country?: string
  readonly z_threshold: number
  readonly share_of_balance: number
}

export interface DormancyBreakParameters {
  readonly inactive_days: number
  readonly count_threshold: number
  readonly window_days: number
}

export interface AccountChangeParameters {
  readonly events: readonly ChangeEventType[]
  readonly foreign_device_hours?: number
}

export interface ChangeThenTransferParameters {
  readonly window_days: number
  readonly quantile: number
  readonly events: readonly ChangeEventType[]
}

export interface BalanceDrainParameters {
  readonly k: number
  readonly h: number
}

export interface IncomeDiversionParameters {
  readonly share: number
  readonly window_hours: number
  readonly overdue_mads: number
}

export interface MissedBillParameters {
  readonly overdue_mads: number
  readonly min_occurrences: number
}

export interface NsfParameters {
  readonly count_threshold: number
  readonly window_days: number
  readonly prior_max: number
}

export interface MemoKeywordParameters {
  readonly keywords: readonly MemoKeyword[]
}

export interface RepeatedScamPatternParameters {
  readonly count_threshold: number
  readonly window_days: number
  readonly rho: number
}

export interface DeviceAnomalyParameters {
  readonly window_hours: number
  readonly min_amount: DecimalAmount
}

export interface RelatedPartyParameters {
  readonly share: number
  readonly window_hours: number
  readonly payee_days: number
}

export interface StaffObservationParameters {
  readonly observations: Readonly<Partial<Record<ObservationCode, number>>>
}

export interface CompositeParameters {
  readonly categories: readonly ElderSignalCategory[]
  readonly min_distinct: number
  readonly window_days: number
}

export type EmptyParameters = Readonly<Record<never, never>>

export interface ParametersByType {
  readonly AMOUNT_THRESHOLD: AmountThresholdParameters
  readonly AMOUNT_DEVIATION: AmountDeviationParameters
  readonly FREQUENCY_DEVIATION: FrequencyDeviationParameters
  readonly VELOCITY: DebitVelocityParameters
  readonly NEW_PAYEE: NewPayeeParameters
  readonly PAYEE_CONCENTRATION: PayeeConcentrationParameters
  readonly CHANNEL_SHIFT: RarityParameters
  readonly TIME_OF_DAY: RarityParameters
  readonly GEO_DEVIATION: RarityParameters
  readonly CASH_INTENSITY: CashIntensityParameters
  readonly GIFT_CARD: GiftCardParameters
  readonly CRYPTO: CryptoParameters
  readonly INTERNATIONAL_TRANSFER: InternationalTransferParameters
  readonly DORMANCY_BREAK: DormancyBreakParameters
  readonly ACCOUNT_CHANGE: AccountChangeParameters
  readonly CHANGE_THEN_TRANSFER: ChangeThenTransferParameters
  readonly BALANCE_DRAIN: BalanceDrainParameters
  readonly INCOME_DIVERSION: IncomeDiversionParameters
  readonly MISSED_BILL: MissedBillParameters
  readonly NSF: NsfParameters
  readonly EARLY_WITHDRAWAL: EmptyParameters
  readonly MEMO_KEYWORD: MemoKeywordParameters
  readonly REPEATED_SCAM_PATTERN: RepeatedScamPatternParameters
  readonly DEVICE_ANOMALY: DeviceAnomalyParameters
  readonly RELATED_PARTY: RelatedPartyParameters
  readonly STAFF_OBSERVATION: StaffObservationParameters
  readonly COMPOSITE: CompositeParameters
  readonly POST_DEATH: EmptyParameters
}

export type DetectionParameters = ParametersByType[DetectionRuleType]
