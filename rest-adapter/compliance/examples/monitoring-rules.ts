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
  ApproveMonitoringRuleChange: { response: { ...criticalRule, status: 'DISABLED', enabled: false } },
  RejectMonitoringRuleChange: { response: criticalRule },
  ListMonitoringRuleVersions: {
    response: { versions: [version(changed), version(rule)], has_more: false, next_cursor: null },
  },
}
