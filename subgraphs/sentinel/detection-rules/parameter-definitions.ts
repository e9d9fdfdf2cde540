import { MEMO_KEYWORDS } from './keywords.ts'
import * as kind from './parameter-kinds.ts'
import { optional, required, withDefault, type ParameterDefinition } from './parameter-kinds.ts'
import type { ParametersByType } from './parameters.ts'
import {
  CHANGE_EVENT_TYPES,
  CHANNELS,
  SIGNAL_CATEGORIES,
  TRANSACTION_TYPES,
  type DetectionRuleType,
} from './rule-types.ts'

export type DefinitionsOf<Type extends DetectionRuleType> = {
  readonly [Name in keyof ParametersByType[Type]]-?: ParameterDefinition<
    NonNullable<ParametersByType[Type][Name]>
  >
}

const rarity = { max_probability: withDefault(kind.probability, 0.02) }
const events = withDefault(kind.listOf(CHANGE_EVENT_TYPES), CHANGE_EVENT_TYPES)
const minAmount = withDefault(kind.amount, '0')

/** The parameters of each rule type, with the values that they accept and their defaults. */
export const PARAMETER_DEFINITIONS: {
  readonly [Type in DetectionRuleType]: DefinitionsOf<Type>
} = {
  AMOUNT_THRESHOLD: {
    amount: required(kind.positiveAmount),
    currency: optional(kind.currency),
    channels: optional(kind.listOf(CHANNELS)),
    types: optional(kind.listOf(TRANSACTION_TYPES)),
  },
  AMOUNT_DEVIATION: { z_threshold: withDefault(kind.zScore, 3.5), min_amount: minAmount },
  FREQUENCY_DEVIATION: {
    p_value: withDefault(kind.probability, 0.001),
    window_days: withDefault(kind.windowDays, 1),
  },
  VELOCITY: {
    count_threshold: optional(kind.count('debits')),
    sum_threshold: optional(kind.positiveAmount),
    window_hours: required(kind.hours),
  },
  NEW_PAYEE: {
    min_amount: minAmount,
    min_history: withDefault(kind.count('debits', { min: 0 }), 10),
  },
  PAYEE_CONCENTRATION: {
    share_points: withDefault(kind.percentagePoints, 30),
    window_days: withDefault(kind.windowDays, 90),
  },
  CHANNEL_SHIFT: rarity,
  TIME_OF_DAY: rarity,
  GEO_DEVIATION: rarity,
  CASH_INTENSITY: {
    z_threshold: withDefault(kind.zScore, 3.5),
    window_days: withDefault(kind.windowDays, 7),
    at_limit_days: withDefault(kind.count('days', { max: 7 }), 3),
  },
  GIFT_CARD: {
    count_threshold: withDefault(kind.count('debits'), 2),
    window_hours: withDefault(kind.hours, 24),
  },
  CRYPTO: { share_of_balance: withDefault(kind.share, 0.1) },
  INTERNATIONAL_TRANSFER: {
    home_country: optional(kind.country),
    z_threshold: withDefault(kind.zScore, 4),
    share_of_balance: withDefault(kind.share, 0.25),
  },
  DORMANCY_BREAK: {
    inactive_days: withDefault(kind.days, 180),
    count_threshold: withDefault(kind.count('debits'), 3),
    window_days: withDefault(kind.windowDays, 14),
  },
  ACCOUNT_CHANGE: { events, foreign_device_hours: optional(kind.hours) },
  CHANGE_THEN_TRANSFER: {
    window_days: withDefault(kind.windowDays, 30),
    quantile: withDefault(kind.probability, 0.95),
    events,
  },
  BALANCE_DRAIN: {
    k: withDefault(kind.zScore, 0.5),
    h: withDefault(kind.positiveDeviations, 5),
  },
  INCOME_DIVERSION: {
    share: withDefault(kind.share, 0.9),
    window_hours: withDefault(kind.hours, 48),
    overdue_mads: withDefault(kind.absoluteDeviations, 3),
  },
  MISSED_BILL: {
    overdue_mads: withDefault(kind.absoluteDeviations, 3),
    min_occurrences: withDefault(kind.count('bills', { min: 3 }), 3),
  },
  NSF: {
    count_threshold: withDefault(kind.count('events'), 2),
    window_days: withDefault(kind.windowDays, 30),
    prior_max: withDefault(kind.count('events', { min: 0 }), 1),
  },
  EARLY_WITHDRAWAL: {},
  MEMO_KEYWORD: { keywords: withDefault(kind.keywordList, MEMO_KEYWORDS) },
  REPEATED_SCAM_PATTERN: {
    count_threshold: withDefault(kind.count('debits', { min: 2 }), 3),
    window_days: withDefault(kind.windowDays, 60),
    rho: withDefault(kind.correlation, 0.6),
  },
  DEVICE_ANOMALY: { window_hours: withDefault(kind.hours, 72), min_amount: minAmount },
  RELATED_PARTY: {
    share: withDefault(kind.share, 0.8),
    window_hours: withDefault(kind.hours, 72),
    payee_days: withDefault(kind.days, 30),
  },
  STAFF_OBSERVATION: { observations: required(kind.observationWeights) },
  COMPOSITE: {
    categories: required(kind.listOf(SIGNAL_CATEGORIES)),
    min_distinct: withDefault(kind.count('categories', { max: SIGNAL_CATEGORIES.length }), 2),
    window_days: withDefault(kind.windowDays, 30),
  },
  POST_DEATH: {},
}
