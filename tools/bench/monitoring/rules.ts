type Rule = Readonly<Record<string, unknown>>

const network = (parameters: Rule): Rule => ({ rule_type: 'NETWORK', parameters })

/** Rules of every type and pattern, with thresholds that few of the generated transactions reach. */
const RULES: readonly Rule[] = [
  { rule_type: 'THRESHOLD', parameters: { amount_threshold: '990' } },
  {
    rule_type: 'VELOCITY',
    parameters: { count_threshold: 40, time_window_days: 1, group_by: 'customer' },
  },
  {
    rule_type: 'VELOCITY',
    parameters: { sum_threshold: '100000', time_window_days: 30, group_by: 'device' },
  },
  {
    rule_type: 'PATTERN',
    parameters: {
      pattern_type: 'STRUCTURING',
      just_below_amount: '900',
      count_threshold: 8,
      time_window_hours: 72,
    },
  },
  {
    rule_type: 'PATTERN',
    parameters: { pattern_type: 'ROUND_AMOUNTS', count_threshold: 10, time_window_hours: 72 },
  },
  {
    rule_type: 'PATTERN',
    parameters: { pattern_type: 'RAPID_MOVEMENT', count_threshold: 10, time_window_hours: 24 },
  },
  { rule_type: 'GEOGRAPHIC', parameters: { high_risk_countries: ['MM'], sanctioned_countries: ['KP'] } },
  { rule_type: 'BEHAVIORAL', parameters: { deviation_metric: 'DAILY_VOLUME', deviation_threshold: 12 } },
  network({ pattern_type: 'FAN_OUT', count_threshold: 60, time_window_days: 7 }),
  network({ pattern_type: 'FAN_IN', count_threshold: 60, time_window_days: 7 }),
  network({ pattern_type: 'BENEFICIARY_FAN_IN', count_threshold: 10_000, time_window_days: 7 }),
  network({
    pattern_type: 'SHARED_IDENTIFIER',
    count_threshold: 20,
    identifier_field: 'device_fingerprint',
    time_window_days: 7,
  }),
  network({
    pattern_type: 'MANY_TO_MANY',
    count_threshold: 8,
    min_distinct_beneficiaries: 8,
    time_window_days: 3,
  }),
  network({ pattern_type: 'CLOSED_NETWORK', max_group_size: 10, count_threshold: 20, time_window_days: 3 }),
  network({ pattern_type: 'CIRCULAR', max_group_size: 5, time_window_days: 3 }),
  {
    rule_type: 'SCREENING',
    parameters: {
      screening_lists: ['sanctions', 'pep'],
      match_score_threshold: 85,
      block_score_threshold: 95,
    },
  },
  { rule_type: 'BLACKLIST', parameters: { blacklist_kinds: ['NAME', 'ACCOUNT', 'DEVICE', 'COUNTRY'] } },
  {
    rule_type: 'CHARGEBACK_RATIO',
    parameters: { tier_thresholds: [0.01, 0.02], ratio_basis: 'COUNT', cb_period_days: 30 },
  },
  { rule_type: 'DORMANT_REACTIVATION', parameters: { inactive_days: 365, amount_threshold: '500' } },
  { rule_type: 'NEW_DEVICE', parameters: { amount_threshold: '999' } },
]

/** Creates and enables the rules; returns their number. */
export async function enableRules(
  send: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>,
): Promise<number> {
  for (const [index, rule] of RULES.entries()) {
    const { id } = await send('POST', '/monitoring/rules', {
      code: `BENCH-${index}`,
      category: 'AML',
      severity: 'LOW',
      action: 'ALERT',
      ...rule,
    })
    await send('PUT', `/monitoring/rules/${String(id)}/enable`)
  }
  return RULES.length
}
