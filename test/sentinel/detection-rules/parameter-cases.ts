import { CHANGE_EVENT_TYPES, type DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import { MEMO_KEYWORDS } from '#sentinel/detection-rules/keywords.ts'

type Given = Readonly<Record<string, unknown>>

/** The required parameters of each rule type, and all that parsing them returns. */
export const DEFAULTS: Readonly<Record<DetectionRuleType, { given: Given; parsed: Given }>> = {
  AMOUNT_THRESHOLD: { given: { amount: '5000' }, parsed: { amount: '5000' } },
  AMOUNT_DEVIATION: { given: {}, parsed: { z_threshold: 3.5, min_amount: '0' } },
  FREQUENCY_DEVIATION: { given: {}, parsed: { p_value: 0.001, window_days: 1 } },
  VELOCITY: {
    given: { count_threshold: 5, window_hours: 24 },
    parsed: { count_threshold: 5, window_hours: 24 },
  },
  NEW_PAYEE: { given: {}, parsed: { min_amount: '0', min_history: 10 } },
  PAYEE_CONCENTRATION: { given: {}, parsed: { share_points: 30, window_days: 90 } },
  CHANNEL_SHIFT: { given: {}, parsed: { max_probability: 0.02 } },
  TIME_OF_DAY: { given: {}, parsed: { max_probability: 0.02 } },
  GEO_DEVIATION: { given: {}, parsed: { max_probability: 0.02 } },
  CASH_INTENSITY: { given: {}, parsed: { z_threshold: 3.5, window_days: 7, at_limit_days: 3 } },
  GIFT_CARD: { given: {}, parsed: { count_threshold: 2, window_hours: 24 } },
  CRYPTO: { given: {}, parsed: { share_of_balance: 0.1 } },
  INTERNATIONAL_TRANSFER: { given: {}, parsed: { z_threshold: 4, share_of_balance: 0.25 } },
  DORMANCY_BREAK: { given: {}, parsed: { inactive_days: 180, count_threshold: 3, window_days: 14 } },
  ACCOUNT_CHANGE: { given: {}, parsed: { events: CHANGE_EVENT_TYPES } },
  CHANGE_THEN_TRANSFER: {
    given: {},
    parsed: { window_days: 30, quantile: 0.95, events: CHANGE_EVENT_TYPES },
  },
  BALANCE_DRAIN: { given: {}, parsed: { k: 0.5, h: 5 } },
  INCOME_DIVERSION: { given: {}, parsed: { share: 0.9, window_hours: 48, overdue_mads: 3 } },
  MISSED_BILL: { given: {}, parsed: { overdue_mads: 3, min_occurrences: 3 } },
  NSF: { given: {}, parsed: { count_threshold: 2, window_days: 30, prior_max: 1 } },
  EARLY_WITHDRAWAL: { given: {}, parsed: {} },
  MEMO_KEYWORD: { given: {}, parsed: { keywords: MEMO_KEYWORDS } },
  REPEATED_SCAM_PATTERN: { given: {}, parsed: { count_threshold: 3, window_days: 60, rho: 0.6 } },
  DEVICE_ANOMALY: { given: {}, parsed: { window_hours: 72, min_amount: '0' } },
  RELATED_PARTY: { given: {}, parsed: { share: 0.8, window_hours: 72, payee_days: 30 } },
  STAFF_OBSERVATION: {
    given: { observations: { FEARFUL: 0.7 } },
    parsed: { observations: { FEARFUL: 0.7 } },
  },
  COMPOSITE: {
    given: { categories: ['NEW_PAYEE', 'REMOTE_ACCESS'] },
    parsed: { categories: ['NEW_PAYEE', 'REMOTE_ACCESS'], min_distinct: 2, window_days: 30 },
  },
  POST_DEATH: { given: {}, parsed: {} },
}

const AMOUNTS = ['0', '0.0001', '250.50', '999999999999999.9999', 250.5]
const NOT_AMOUNTS = ['-1', '1e3', '1,000', '0.00001', '1000000000000000', 1e21, Number.NaN, true, [], '']
const PROBABILITIES = [0.000001, 0.5, 1]
const NOT_PROBABILITIES = [0, -0.1, 1.01, '0.5', Number.NaN, false]
const WINDOW_DAYS = [1, 365]
const NOT_WINDOW_DAYS = [0, 366, 1.5, '7']
const HOURS = [1, 8_760]
const NOT_HOURS = [0, 8_761, 0.5, '24']
const COUNTS = [3, 1_000]
const NOT_COUNTS = [0, 1_001, 2.5, '3', -1]
const Z_SCORES = [0, 3.25, 100]
const NOT_Z_SCORES = [-0.01, 100.1, '3', Number.POSITIVE_INFINITY]
const SOME_EVENTS = [['PHONE_CHANGED'], [...CHANGE_EVENT_TYPES]]
const NOT_EVENTS = [[], ['LOGIN'], ['PHONE_CHANGED', 'PHONE_CHANGED'], 'PHONE_CHANGED', {}]

const keyword = (text: unknown, category: unknown = 'OTHER'): unknown => ({ text, category })

/** A rule type, one of its parameters, accepted values and refused ones. */
export const EDGES: readonly (readonly [
  DetectionRuleType,
  parameter: string,
  accepted: readonly unknown[],
  refused: readonly unknown[],
])[] = [
  ['AMOUNT_THRESHOLD', 'amount', AMOUNTS.slice(1), ['0', '0.00', ...NOT_AMOUNTS]],
  ['AMOUNT_THRESHOLD', 'currency', ['USD', 'XOF'], ['usd', 'XXX', '', 840]],
  ['AMOUNT_THRESHOLD', 'channels', [['BRANCH'], ['ATM', 'MAIL']], [[], ['WEB'], ['ATM', 'ATM'], 'ATM']],
  ['AMOUNT_THRESHOLD', 'types', [['WIRE'], ['CHECK', 'CASH']], [[], ['wire'], 'WIRE']],
  ['AMOUNT_DEVIATION', 'z_threshold', Z_SCORES, NOT_Z_SCORES],
  ['AMOUNT_DEVIATION', 'min_amount', AMOUNTS, NOT_AMOUNTS],
  ['FREQUENCY_DEVIATION', 'p_value', PROBABILITIES, NOT_PROBABILITIES],
  ['FREQUENCY_DEVIATION', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['VELOCITY', 'count_threshold', [1, ...COUNTS], NOT_COUNTS],
  ['VELOCITY', 'sum_threshold', ['0.01', 500], ['0', ...NOT_AMOUNTS]],
  ['VELOCITY', 'window_hours', HOURS, NOT_HOURS],
  ['NEW_PAYEE', 'min_amount', AMOUNTS, NOT_AMOUNTS],
  ['NEW_PAYEE', 'min_history', [0, 1_000], [-1, 1_001, 0.5]],
  ['PAYEE_CONCENTRATION', 'share_points', [0.5, 100], [0, 100.1, '30']],
  ['PAYEE_CONCENTRATION', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['CHANNEL_SHIFT', 'max_probability', PROBABILITIES, NOT_PROBABILITIES],
  ['TIME_OF_DAY', 'max_probability', PROBABILITIES, NOT_PROBABILITIES],
  ['GEO_DEVIATION', 'max_probability', PROBABILITIES, NOT_PROBABILITIES],
  ['CASH_INTENSITY', 'z_threshold', Z_SCORES, NOT_Z_SCORES],
  ['CASH_INTENSITY', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['CASH_INTENSITY', 'at_limit_days', [1, 7], [0, 8, 1.5]],
  ['GIFT_CARD', 'count_threshold', [1, ...COUNTS], NOT_COUNTS],
  ['GIFT_CARD', 'window_hours', HOURS, NOT_HOURS],
  ['CRYPTO', 'share_of_balance', PROBABILITIES, NOT_PROBABILITIES],
  ['INTERNATIONAL_TRANSFER', 'home_country', ['US', 'GH'], ['us', 'USA', 'XX', 1]],
  ['INTERNATIONAL_TRANSFER', 'z_threshold', Z_SCORES, NOT_Z_SCORES],
  ['INTERNATIONAL_TRANSFER', 'share_of_balance', PROBABILITIES, NOT_PROBABILITIES],
  ['DORMANCY_BREAK', 'inactive_days', [1, 3_650], [0, 3_651, 1.5]],
  ['DORMANCY_BREAK', 'count_threshold', [1, ...COUNTS], NOT_COUNTS],
  ['DORMANCY_BREAK', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['ACCOUNT_CHANGE', 'events', SOME_EVENTS, NOT_EVENTS],
  ['ACCOUNT_CHANGE', 'foreign_device_hours', HOURS, NOT_HOURS],
  ['CHANGE_THEN_TRANSFER', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['CHANGE_THEN_TRANSFER', 'quantile', PROBABILITIES, NOT_PROBABILITIES],
  ['CHANGE_THEN_TRANSFER', 'events', SOME_EVENTS, NOT_EVENTS],
  ['BALANCE_DRAIN', 'k', Z_SCORES, NOT_Z_SCORES],
  ['BALANCE_DRAIN', 'h', [0.1, 100], [0, 100.1, '5']],
  ['INCOME_DIVERSION', 'share', PROBABILITIES, NOT_PROBABILITIES],
  ['INCOME_DIVERSION', 'window_hours', HOURS, NOT_HOURS],
  ['INCOME_DIVERSION', 'overdue_mads', Z_SCORES, NOT_Z_SCORES],
  ['MISSED_BILL', 'overdue_mads', Z_SCORES, NOT_Z_SCORES],
  ['MISSED_BILL', 'min_occurrences', COUNTS, [2, ...NOT_COUNTS.slice(0, 3)]],
  ['NSF', 'count_threshold', [1, ...COUNTS], NOT_COUNTS],
  ['NSF', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['NSF', 'prior_max', [0, 1_000], [-1, 1_001, 0.5]],
  [
    'MEMO_KEYWORD',
    'keywords',
    [[keyword('x'.repeat(100))], Array.from({ length: 200 }, (_, index) => keyword(`word ${index}`))],
    [
      [],
      {},
      ['lottery'],
      [keyword('')],
      [keyword('***')],
      [keyword('x'.repeat(101))],
      [keyword('a\u0000')],
      [keyword(7)],
      [keyword('lottery', 'SCAM')],
      [keyword('Lotería'), keyword('loteria', 'LOTTERY_SCAM')],
      [{ text: 'lottery', category: 'OTHER', weight: 1 }],
      [{ text: 'lottery' }],
      Array.from({ length: 201 }, (_, index) => keyword(`word ${index}`)),
    ],
  ],
  ['REPEATED_SCAM_PATTERN', 'count_threshold', [2, 1_000], [1, 1_001]],
  ['REPEATED_SCAM_PATTERN', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
  ['REPEATED_SCAM_PATTERN', 'rho', [0, 1], [-0.1, 1.1]],
  ['DEVICE_ANOMALY', 'window_hours', HOURS, NOT_HOURS],
  ['DEVICE_ANOMALY', 'min_amount', AMOUNTS, NOT_AMOUNTS],
  ['RELATED_PARTY', 'share', PROBABILITIES, NOT_PROBABILITIES],
  ['RELATED_PARTY', 'window_hours', HOURS, NOT_HOURS],
  ['RELATED_PARTY', 'payee_days', [1, 3_650], [0, 3_651]],
  [
    'STAFF_OBSERVATION',
    'observations',
    [{ FEARFUL: 0 }, { FEARFUL: 1, SECRECY: 0.5 }],
    [{}, [], 'FEARFUL', { FEARFULL: 0.5 }, { FEARFUL: 1.1 }, { FEARFUL: -0.1 }, { FEARFUL: '0.5' }],
  ],
  [
    'COMPOSITE',
    'categories',
    [['NEW_PAYEE', 'OTHER']],
    [[], ['NEW_PAYEE'], ['NEW_PAYEE', 'NEW_PAYEE'], ['NEW_PAYEE', 'new_payee'], 'NEW_PAYEE'],
  ],
  ['COMPOSITE', 'min_distinct', [1, 2], [0, 36, 1.5]],
  ['COMPOSITE', 'window_days', WINDOW_DAYS, NOT_WINDOW_DAYS],
]
