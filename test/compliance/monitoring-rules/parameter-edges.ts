import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'

export type Given = Readonly<Record<string, unknown>>

export const velocity = { count_threshold: 3, time_window_days: 1, group_by: 'customer' }
export const structuring = {
  pattern_type: 'STRUCTURING',
  just_below_amount: '10000',
  count_threshold: 3,
  time_window_hours: 24,
}
export const network = (pattern_type: string, more: Given = {}): Given => ({
  pattern_type,
  time_window_days: 7,
  ...more,
})
export const screening = {
  screening_lists: ['sanctions'],
  match_score_threshold: 70,
  block_score_threshold: 85,
}
export const ratio = { tier_thresholds: [0.01, 0.02], ratio_basis: 'COUNT', cb_period_days: 30 }

/** A parameter, its lowest and highest accepted value, and the nearest refused ones. */
type Edge = readonly [RuleType, Given, string, accepted: readonly unknown[], refused: readonly unknown[]]

export const EDGES: readonly Edge[] = [
  ['THRESHOLD', { amount_threshold: '1' }, 'max_account_age_days', [0, 36_500], [-1, 36_501, 1.5, '7']],
  ['THRESHOLD', { amount_threshold: '5', amount_operator: 'BETWEEN' }, 'amount_upper', ['5', 6], ['4.99']],
  ['VELOCITY', velocity, 'count_threshold', [1, 1_000_000], [0, 1_000_001, 2.5, '3']],
  ['VELOCITY', velocity, 'sum_threshold', ['0.01'], ['0', '-1']],
  ['VELOCITY', velocity, 'time_window_days', [1, 365], [0, 366, 0.5]],
  ['VELOCITY', { ...velocity, group_by: 'card' }, 'time_window_days', [1, 31], [0, 32]],
  ['VELOCITY', { count_threshold: 3, group_by: 'card' }, 'time_window_minutes', [1, 44_640], [0, 44_641]],
  ['VELOCITY', { count_threshold: 3, group_by: 'customer' }, 'time_window_minutes', [525_600], [525_601]],
  ['VELOCITY', velocity, 'group_by', ['card', 'device', 'wallet', 'beneficiary'], ['CARD', 'ip', 1]],
  [
    'VELOCITY',
    velocity,
    'channels',
    [['cash'], ['é'.repeat(50)]],
    [[], [''], ['a', 'a'], ['x'.repeat(51)], 'cash', ['\u0000']],
  ],
  ['PATTERN', structuring, 'count_threshold', [2, 10_000], [1, 10_001]],
  ['PATTERN', structuring, 'time_window_hours', [1, 744], [0, 745, 1.5]],
  ['PATTERN', structuring, 'tolerance_percent', [0.01, 100, 12.25], [0, 100.01, 0.001]],
  [
    'PATTERN',
    { pattern_type: 'ROUND_AMOUNTS', count_threshold: 1, time_window_hours: 1 },
    'tolerance_percent',
    [0, 100],
    [-0.01, 100.01],
  ],
  [
    'PATTERN',
    { pattern_type: 'RAPID_MOVEMENT', time_window_hours: 1 },
    'count_threshold',
    [1, 10_000],
    [0, 10_001],
  ],
  ['GEOGRAPHIC', {}, 'high_risk_countries', [['IR'], ['IR', 'MM']], [[], ['ir'], ['XX'], ['IR', 'IR'], 'IR']],
  ['GEOGRAPHIC', { high_risk_countries: ['IR'] }, 'new_country', [true, false], ['true', 1]],
  ['BEHAVIORAL', { deviation_metric: 'AMOUNT' }, 'deviation_threshold', [0.01, 1_000], [0, 1_000.01, '3']],
  [
    'BEHAVIORAL',
    { deviation_threshold: 3 },
    'deviation_metric',
    ['AMOUNT', 'DAILY_VOLUME', 'DAILY_COUNT'],
    ['amount'],
  ],
  ['NETWORK', network('FAN_OUT'), 'count_threshold', [1, 10_000], [0, 10_001]],
  ['NETWORK', network('FAN_IN', { count_threshold: 2 }), 'time_window_days', [1, 31], [0, 32]],
  ['NETWORK', network('BENEFICIARY_FAN_IN', { count_threshold: 2 }), 'unrelated', [true], ['yes']],
  [
    'NETWORK',
    network('SHARED_IDENTIFIER', { count_threshold: 2 }),
    'identifier_field',
    ['ip', 'phone'],
    ['IP', 'imei'],
  ],
  ['NETWORK', network('MANY_TO_MANY', { min_distinct_beneficiaries: 2 }), 'count_threshold', [2], [1]],
  [
    'NETWORK',
    network('MANY_TO_MANY', { count_threshold: 2 }),
    'min_distinct_beneficiaries',
    [2, 10_000],
    [1, 10_001],
  ],
  ['NETWORK', network('CLOSED_NETWORK'), 'max_group_size', [3, 50], [2, 51]],
  ['NETWORK', network('CIRCULAR'), 'max_group_size', [3, 8], [2, 9]],
  ['SCREENING', screening, 'match_score_threshold', [1, 85], [0, 100.01, '70']],
  ['SCREENING', screening, 'block_score_threshold', [70, 100], [69.99, 100.01]],
  [
    'SCREENING',
    screening,
    'screening_lists',
    [['pep', 'adverse_media', 'sanctions']],
    [[], ['PEP'], ['pep', 'pep']],
  ],
  ['BLACKLIST', {}, 'blacklist_kinds', [['NAME'], ['CIDR', 'IP']], [[], ['name'], ['IP', 'IP']]],
  [
    'CHARGEBACK_RATIO',
    ratio,
    'tier_thresholds',
    [[0.0001], [0.5, 1]],
    [
      [],
      [0],
      [1.0001],
      [0.2, 0.2],
      [0.3, 0.2],
      ['0.1'],
      Array.from({ length: 11 }, (_, index) => (index + 1) / 100),
    ],
  ],
  ['CHARGEBACK_RATIO', ratio, 'cb_period_days', [1, 180], [0, 181]],
  ['CHARGEBACK_RATIO', ratio, 'min_sales', [0, 1_000_000], [-1, 1_000_001]],
  ['CHARGEBACK_RATIO', ratio, 'ratio_denominator', ['SAME_PERIOD', 'PREVIOUS_MONTH'], ['LAST_YEAR']],
  ['DORMANT_REACTIVATION', { amount_threshold: '0' }, 'inactive_days', [1, 3_650], [0, 3_651]],
  ['DORMANT_REACTIVATION', { inactive_days: 90 }, 'amount_threshold', ['0', '5000'], ['-1']],
  ['NEW_DEVICE', {}, 'amount_threshold', ['0', '250.50'], ['x']],
  ['NEW_DEVICE', {}, 'require_device_fingerprint', [true], [0]],
]
