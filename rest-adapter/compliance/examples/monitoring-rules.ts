import type { Examples } from '#rest-adapter/endpoint.ts'

const ruleId = '0199a1c2-7f30-7cde-8f21-0000000000d1'
const at = '2026-01-31T12:00:00.000Z'
const analyst = 'analyst@bank.example'

const rule = {
  id: ruleId,
  code: 'STRUCTURING-USD',
  name: 'Cash just below the reporting line',
  rule_type: 'PATTERN',
  category: 'STRUCTURING',
  severity: 'HIGH',
  action: null,
  status: 'DISABLED',
  enabled: false,
  version: 1,
  parameters: {
    pattern_type: 'STRUCTURING',
    just_below_amount: '10000',
    count_threshold: 3,
    time_window_hours: 24,
  },
  conditions: { customer_types: null, directions: ['CREDIT'], currencies: ['USD'], channels: null },
  transaction_types: ['CASH_IN'],
  pending_change: null,
  created_by: analyst,
  created_at: at,
  updated_at: at,
}
const enabled = { ...rule, status: 'ENABLED', enabled: true, updated_at: '2026-01-31T13:00:00.000Z' }
const changed = {
  ...enabled,
  version: 2,
  parameters: { ...rule.parameters, count_threshold: 4 },
}
const criticalRule = {
  ...enabled,
  code: 'SANCTIONED-COUNTRIES',
  name: null,
  rule_type: 'GEOGRAPHIC',
  category: 'SANCTIONS',
  severity: 'CRITICAL',
  parameters: { sanctioned_countries: ['KP', 'IR'] },
  conditions: null,
  transaction_types: null,
}
const snooze = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000d3',
  rule_id: ruleId,
  customer_id: 'customer-17',
  until: '2026-04-30T00:00:00.000Z',
  reason: 'A shop whose takings are known to be in round amounts.',
  created_by: analyst,
  created_at: at,
}
const backtestId = '0199a1c2-7f30-7cde-8f21-0000000000d4'
const found = { gained: 0, lost: 0, gained_ids: [], lost_ids: [] }
const backtestResults = [
  {
    parameters: rule.parameters,
    evaluated: 18_204,
    skipped: 12,
    near_misses: 41,
    hits: 31,
    alerts: 24,
    unique_customers: 19,
    alerts_per_day: [
      { day: '2026-01-03', alerts: 9 },
      { day: '2026-01-17', alerts: 15 },
    ],
    true_positives: 6,
    false_positives: 2,
    undecided: 16,
    precision: { value: 0.75, low: 0.409283, high: 0.928521 },
    alerts_per_week: { value: 5.6, low: 0, high: 24.349718 },
    analyst_hours_per_week: { value: 1.866667, low: 0, high: 8.116573 },
    overlap: [
      {
        rule_id: '0199a1c2-7f30-7cde-8f21-0000000000d5',
        code: 'MANY-TRANSFERS',
        transactions: 7,
        share: 0.225806,
      },
    ],
    confirmed_cases: { found: 4, ...found },
    samples: [
      {
        transaction_id: 'tx-20260103-17',
        customer_id: 'customer-17',
        occurred_at: '2026-01-03T09:12:44.000Z',
        reason: '4 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
      },
    ],
  },
  {
    parameters: { ...rule.parameters, count_threshold: 4 },
    evaluated: 18_204,
    skipped: 12,
    near_misses: 24,
    hits: 7,
    alerts: 6,
    unique_customers: 6,
    alerts_per_day: [{ day: '2026-01-17', alerts: 6 }],
    true_positives: 5,
    false_positives: 0,
    undecided: 1,
    precision: { value: 1, low: 0.565509, high: 1 },
    alerts_per_week: { value: 1.4, low: 0, high: 7.988716 },
    analyst_hours_per_week: { value: 0.466667, low: 0, high: 2.662905 },
    overlap: [],
    confirmed_cases: { found: 3, ...found, lost: 1, lost_ids: ['0199a1c2-7f30-7cde-8f21-000000000102'] },
    samples: [],
  },
]
const version = ({
  version: number,
  name,
  category,
  severity,
  action,
  parameters,
  conditions,
  transaction_types,
}: typeof rule): object => ({
  rule_id: ruleId,
  version: number,
  name,
  category,
  severity,
  action,
  parameters,
  conditions,
  transaction_types,
  created_by: analyst,
  created_at: at,
})

export const monitoringRuleExamples: Examples['operations'] = {
  ListMonitoringRules: { response: { rules: [enabled], has_more: false, next_cursor: null } },
  CreateMonitoringRule: {
    requests: {
      'Cash just below the reporting line': {
        code: rule.code,
        name: rule.name,
        rule_type: rule.rule_type,
        category: rule.category,
        severity: rule.severity,
        parameters: rule.parameters,
        conditions: { directions: ['CREDIT'], currencies: ['USD'] },
        transaction_types: rule.transaction_types,
      },
      'More than ten transfers of a customer in an hour': {
        code: 'MANY-TRANSFERS',
        rule_type: 'VELOCITY',
        category: 'FRAUD',
        severity: 'MEDIUM',
        parameters: { count_threshold: 11, time_window_minutes: 60, group_by: 'customer' },
        action: 'HOLD',
      },
    },
    response: rule,
  },
  GetMonitoringRule: { response: enabled },
  UpdateMonitoringRule: {
    requests: { 'A higher threshold': { parameters: changed.parameters } },
    response: changed,
  },
  DeleteMonitoringRule: {},
  EnableMonitoringRule: { response: enabled },
  DisableMonitoringRule: {
    response: {
      ...criticalRule,
      pending_change: {
        id: '0199a1c2-7f30-7cde-8f21-0000000000d2',
        action: 'DISABLE',
        requested_by: analyst,
        requested_at: '2026-01-31T14:00:00.000Z',
      },
    },
  },
  ShadowMonitoringRule: { response: { ...enabled, status: 'SHADOW', enabled: false } },
  SnoozeMonitoringRule: {
    requests: {
      'For a quarter of a year': {
        customer_id: 'customer-17',
        until: '2026-04-30T00:00:00Z',
        reason: 'A shop whose takings are known to be in round amounts.',
      },
    },
    response: snooze,
  },
  ListMonitoringRuleSnoozes: { response: { snoozes: [snooze], has_more: false, next_cursor: null } },
  EndMonitoringRuleSnooze: {},
  BacktestMonitoringRule: {
    requests: {
      'The current parameters over a month': { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' },
      'Higher thresholds in one pass': {
        from: '2026-01-01T00:00:00Z',
        to: '2026-01-31T00:00:00Z',
        sweep: { parameter: 'count_threshold', values: [4] },
        minutes_per_alert: 20,
      },
    },
    response: { backtest_id: backtestId },
  },
  GetMonitoringBacktest: {
    response: {
      backtest_id: backtestId,
      rule_id: ruleId,
      version: 1,
      status: 'COMPLETED',
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-01-31T00:00:00.000Z',
      parameters: rule.parameters,
      sweep: { parameter: 'count_threshold', values: [4] },
      minutes_per_alert: 20,
      transactions: 53_118,
      erased: 0,
      known_transactions: 96,
      is_known_complete: true,
      results: backtestResults,
      error: null,
      requested_by: analyst,
      created_at: at,
      completed_at: '2026-01-31T12:00:04.000Z',
    },
  },
  ApproveMonitoringRuleChange: { response: { ...criticalRule, status: 'DISABLED', enabled: false } },
  RejectMonitoringRuleChange: { response: criticalRule },
  ListMonitoringRuleVersions: {
    response: { versions: [version(changed), version(rule)], has_more: false, next_cursor: null },
  },
}
