import { isCountry } from '#kernel/graph/scalars.ts'
import { unwritable } from '#kernel/graph/constraints.ts'
import { compareRates } from '#kernel/money.ts'
import type { ParameterReader } from './parameter-reader.ts'
import {
  BLACKLIST_KINDS,
  type BlacklistKind,
  type RuleParameters,
  type RuleType,
  type VelocityGroup,
} from './parameters.ts'
import { parseWindow, WINDOW_DAYS_MAX } from './parse-window.ts'

const COUNT_MAX = 1_000_000
const COUNTRIES_MAX = 250
const CHANNELS_MAX = 50
const CHANNEL_LENGTH_MAX = 50
/** A customer's totals of this many days are stored by day. */
const CUSTOMER_WINDOW_DAYS_MAX = 365

const GROUPS: readonly VelocityGroup[] = ['customer', 'card', 'device', 'wallet', 'beneficiary']
const OPERATORS = ['GT', 'GTE', 'LT', 'LTE', 'EQ', 'BETWEEN'] as const
const METRICS = ['AMOUNT', 'DAILY_VOLUME', 'DAILY_COUNT'] as const
const LISTS = ['sanctions', 'pep', 'adverse_media'] as const

const memberOf =
  <Item extends string>(values: readonly Item[]) =>
  (value: unknown): value is Item =>
    values.some(each => each === value)

/** Whether the value can be the name of a channel. */
export const isChannel = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= CHANNEL_LENGTH_MAX &&
  unwritable(value) === undefined

function threshold(reader: ParameterReader): RuleParameters {
  const amountThreshold = reader.amount('amount_threshold', { isPositive: true })
  const amountOperator = reader.choice('amount_operator', OPERATORS, 'GTE')
  const isRange = amountOperator === 'BETWEEN'
  const amountUpper =
    isRange || reader.has('amount_upper') ? reader.amount('amount_upper', { isPositive: true }) : undefined
  if (amountUpper !== undefined && !isRange && !reader.isRejected('amount_operator'))
    reader.reject('amount_upper', 'is allowed only with amount_operator BETWEEN')
  const areAmounts = !reader.isRejected('amount_threshold') && !reader.isRejected('amount_upper')
  if (isRange && areAmounts && compareRates(amountUpper!, amountThreshold) < 0)
    reader.reject('amount_upper', 'must not be below amount_threshold')
  return {
    ruleType: 'THRESHOLD',
    amountThreshold,
    amountOperator,
    ...(amountUpper !== undefined && { amountUpper }),
    ...(reader.has('max_account_age_days') && {
      maxAccountAgeDays: reader.number('max_account_age_days', { min: 0, max: 36_500 }),
    }),
  }
}

function velocity(reader: ParameterReader): RuleParameters {
  const hasCount = reader.has('count_threshold')
  const hasSum = reader.has('sum_threshold')
  if (!hasCount && !hasSum) reader.reject('count_threshold', 'or sum_threshold is required')
  const groupBy = reader.choice('group_by', GROUPS)
  return {
    ruleType: 'VELOCITY',
    ...(hasCount && { countThreshold: reader.number('count_threshold', { min: 1, max: COUNT_MAX }) }),
    ...(hasSum && { sumThreshold: reader.amount('sum_threshold', { isPositive: true }) }),
    windowMinutes: parseWindow(reader, groupBy === 'customer' ? CUSTOMER_WINDOW_DAYS_MAX : WINDOW_DAYS_MAX),
    groupBy,
    ...(reader.has('channels') && {
      channels: reader.list('channels', {
        itemsMax: CHANNELS_MAX,
        isItem: isChannel,
        items: `channels of 1 to ${CHANNEL_LENGTH_MAX} characters`,
      }),
    }),
  }
}

function geographic(reader: ParameterReader): RuleParameters {
  const countries = (key: string): readonly string[] =>
    reader.list(key, {
      itemsMax: COUNTRIES_MAX,
      isItem: (item): item is string => typeof item === 'string' && isCountry(item),
      items: 'ISO 3166-1 alpha-2 country codes',
      default: [],
    })
  const [high, sanctioned] = ['high_risk_countries', 'sanctioned_countries'] as const
  if (!reader.has(high) && !reader.has(sanctioned)) reader.reject(high, `or ${sanctioned} is required`)
  return {
    ruleType: 'GEOGRAPHIC',
    highRiskCountries: countries(high),
    sanctionedCountries: countries(sanctioned),
    newCountry: reader.flag('new_country'),
  }
}

const behavioral = (reader: ParameterReader): RuleParameters => ({
  ruleType: 'BEHAVIORAL',
  deviationMetric: reader.choice('deviation_metric', METRICS),
  deviationThreshold: reader.number('deviation_threshold', { min: 0.01, max: 1_000, decimals: 2 }),
  robust: reader.flag('robust'),
})

function screening(reader: ParameterReader): RuleParameters {
  const score = (key: string): number => reader.number(key, { min: 1, max: 100, decimals: 2 })
  const screeningLists = reader.list('screening_lists', {
    itemsMax: LISTS.length,
    isItem: memberOf(LISTS),
    items: `values of ${LISTS.join(', ')}`,
  })
  const matchScoreThreshold = score('match_score_threshold')
  const blockScoreThreshold = score('block_score_threshold')
  const areScores = !reader.isRejected('match_score_threshold') && !reader.isRejected('block_score_threshold')
  if (areScores && blockScoreThreshold < matchScoreThreshold)
    reader.reject('block_score_threshold', 'must not be below match_score_threshold')
  const requireHighValue = reader.flag('require_high_value')
  const amountThreshold = reader.amount(
    'amount_threshold',
    requireHighValue ? { isPositive: true } : { default: '0' },
  )
  if (!requireHighValue && !reader.isRejected('require_high_value') && compareRates(amountThreshold, '0') > 0)
    reader.reject('amount_threshold', 'must be left out or 0 unless require_high_value is true')
  return {
    ruleType: 'SCREENING',
    screeningLists,
    matchScoreThreshold,
    blockScoreThreshold,
    requireHighValue,
    amountThreshold,
  }
}

const blacklist = (reader: ParameterReader): RuleParameters => ({
  ruleType: 'BLACKLIST',
  blacklistKinds: reader.list<BlacklistKind>('blacklist_kinds', {
    itemsMax: BLACKLIST_KINDS.length,
    isItem: memberOf(BLACKLIST_KINDS),
    items: `values of ${BLACKLIST_KINDS.join(', ')}`,
  }),
})

/** Smallest ratio, and the number of its decimals. */
const RATIO_MIN = 0.0001

function chargebackRatio(reader: ParameterReader): RuleParameters {
  const isRatio = (item: unknown): item is number =>
    typeof item === 'number' &&
    item >= RATIO_MIN &&
    item <= 1 &&
    (String(item).split('.')[1]?.length ?? 0) <= 4
  const tiers = reader.list('tier_thresholds', {
    itemsMax: 10,
    isItem: isRatio,
    items: `numbers from ${RATIO_MIN} to 1 with at most 4 decimals`,
  })
  if (tiers.some((tier, index) => index > 0 && tier <= tiers[index - 1]!))
    reader.reject('tier_thresholds', 'must rise')
  return {
    ruleType: 'CHARGEBACK_RATIO',
    tierThresholds: tiers.map(String),
    ratioBasis: reader.choice('ratio_basis', ['COUNT', 'VALUE'] as const),
    periodDays: reader.number('cb_period_days', { min: 1, max: 180 }),
    ratioDenominator: reader.choice(
      'ratio_denominator',
      ['SAME_PERIOD', 'PREVIOUS_MONTH'] as const,
      'SAME_PERIOD',
    ),
    minSales: reader.number('min_sales', { min: 0, max: COUNT_MAX, default: 0 }),
  }
}

const dormantReactivation = (reader: ParameterReader): RuleParameters => ({
  ruleType: 'DORMANT_REACTIVATION',
  inactiveDays: reader.number('inactive_days', { min: 1, max: 3_650 }),
  amountThreshold: reader.amount('amount_threshold'),
})

const newDevice = (reader: ParameterReader): RuleParameters => ({
  ruleType: 'NEW_DEVICE',
  requireDeviceFingerprint: reader.flag('require_device_fingerprint'),
  amountThreshold: reader.amount('amount_threshold', { default: '0' }),
})

/** The parsers of the rule types without patterns. */
export const TRANSACTION_RULES: Readonly<
  Record<Exclude<RuleType, 'PATTERN' | 'NETWORK'>, (reader: ParameterReader) => RuleParameters>
> = {
  THRESHOLD: threshold,
  VELOCITY: velocity,
  GEOGRAPHIC: geographic,
  BEHAVIORAL: behavioral,
  SCREENING: screening,
  BLACKLIST: blacklist,
  CHARGEBACK_RATIO: chargebackRatio,
  DORMANT_REACTIVATION: dormantReactivation,
  NEW_DEVICE: newDevice,
}
