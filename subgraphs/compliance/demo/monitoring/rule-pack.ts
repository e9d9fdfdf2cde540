import type { CreateMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'

type NetworkRule = Pick<CreateMonitoringRule, 'code' | 'name' | 'parameters'>

const network = (rule: NetworkRule): CreateMonitoringRule => ({
  ...rule,
  ruleType: 'NETWORK',
  category: 'AML',
  severity: 'MEDIUM',
})

/** Deposits of cash just below the amount that must be reported in this currency. */
const structuring = (code: string, currency: string, justBelowAmount: string): CreateMonitoringRule => ({
  code,
  name: `Cash just below ${justBelowAmount} ${currency}`,
  ruleType: 'PATTERN',
  category: 'STRUCTURING',
  severity: 'HIGH',
  parameters: {
    pattern_type: 'STRUCTURING',
    just_below_amount: justBelowAmount,
    count_threshold: 3,
    time_window_hours: 48,
  },
  conditions: { directions: ['CREDIT'], currencies: [currency] },
  transactionTypes: ['CASH_IN'],
})

export const STRUCTURING_USD = 'DEMO-CASH-BELOW-USD-LINE'

/** The rules of the demo workspace: every type and every pattern, with reporting lines of the United States and Nigeria. */
export const RULE_PACK: readonly CreateMonitoringRule[] = [
  structuring(STRUCTURING_USD, 'USD', '10000'),
  structuring('DEMO-CASH-BELOW-NGN-LINE', 'NGN', '5000000'),
  {
    code: 'DEMO-CASH-REPORT-NGN',
    name: 'Cash that must be reported, NGN',
    ruleType: 'THRESHOLD',
    category: 'AML',
    severity: 'INFO',
    parameters: { amount_threshold: '5000000' },
    conditions: { currencies: ['NGN'] },
    transactionTypes: ['CASH_IN', 'CASH_OUT'],
  },
  {
    code: 'DEMO-CARD-TESTING',
    name: 'Many payments with one card in ten minutes',
    ruleType: 'VELOCITY',
    category: 'FRAUD',
    severity: 'HIGH',
    parameters: { count_threshold: 6, time_window_minutes: 10, group_by: 'card' },
    transactionTypes: ['CARD'],
  },
  {
    code: 'DEMO-ROUND-AMOUNTS',
    name: 'Withdrawals of round amounts',
    ruleType: 'PATTERN',
    category: 'AML',
    severity: 'LOW',
    parameters: { pattern_type: 'ROUND_AMOUNTS', count_threshold: 4, time_window_hours: 72 },
    transactionTypes: ['CASH_OUT'],
  },
  {
    code: 'DEMO-PASS-THROUGH',
    name: 'Money that leaves within a day',
    ruleType: 'PATTERN',
    category: 'AML',
    severity: 'HIGH',
    parameters: { pattern_type: 'RAPID_MOVEMENT', count_threshold: 3, time_window_hours: 24 },
  },
  {
    code: 'DEMO-HIGH-RISK-COUNTRY',
    name: 'Countries with a call for action by the FATF',
    ruleType: 'GEOGRAPHIC',
    category: 'AML',
    severity: 'HIGH',
    parameters: { high_risk_countries: ['IR', 'KP', 'MM'] },
  },
  {
    code: 'DEMO-UNUSUAL-AMOUNT',
    name: 'Far above the usual amounts of the customer',
    ruleType: 'BEHAVIORAL',
    category: 'AML',
    severity: 'MEDIUM',
    parameters: { deviation_metric: 'AMOUNT', deviation_threshold: 5 },
    conditions: { directions: ['DEBIT'] },
  },
  network({
    code: 'DEMO-FAN-OUT',
    name: 'One payer, many payees',
    parameters: { pattern_type: 'FAN_OUT', count_threshold: 6, time_window_days: 2 },
  }),
  network({
    code: 'DEMO-FAN-IN',
    name: 'Many payers, one payee',
    parameters: { pattern_type: 'FAN_IN', count_threshold: 5, time_window_days: 2 },
  }),
  network({
    code: 'DEMO-BENEFICIARY-FAN-IN',
    name: 'Many customers pay one beneficiary',
    parameters: { pattern_type: 'BENEFICIARY_FAN_IN', count_threshold: 5, time_window_days: 2 },
  }),
  network({
    code: 'DEMO-SHARED-DEVICE',
    name: 'One device, several customers',
    parameters: {
      pattern_type: 'SHARED_IDENTIFIER',
      identifier_field: 'device_fingerprint',
      count_threshold: 3,
      time_window_days: 7,
    },
  }),
  network({
    code: 'DEMO-MANY-TO-MANY',
    name: 'Several senders pay the same beneficiaries',
    parameters: {
      pattern_type: 'MANY_TO_MANY',
      count_threshold: 3,
      min_distinct_beneficiaries: 3,
      time_window_days: 3,
    },
  }),
  network({
    code: 'DEMO-CLOSED-NETWORK',
    name: 'A group whose money stays inside',
    parameters: {
      pattern_type: 'CLOSED_NETWORK',
      max_group_size: 4,
      count_threshold: 6,
      time_window_days: 5,
    },
  }),
  network({
    code: 'DEMO-CIRCULAR',
    name: 'Money that returns to its sender',
    parameters: { pattern_type: 'CIRCULAR', max_group_size: 5, time_window_days: 7 },
  }),
  {
    code: 'DEMO-SCREENING',
    name: 'Parties on the watchlists',
    ruleType: 'SCREENING',
    category: 'SANCTIONS',
    severity: 'CRITICAL',
    parameters: {
      screening_lists: ['sanctions', 'pep'],
      match_score_threshold: 85,
      block_score_threshold: 95,
    },
    transactionTypes: ['WIRE'],
  },
  {
    code: 'DEMO-DENIED-DEVICE',
    name: 'A device on the blacklist',
    ruleType: 'BLACKLIST',
    category: 'ACCOUNT_TAKEOVER',
    severity: 'HIGH',
    parameters: { blacklist_kinds: ['DEVICE'] },
  },
  {
    code: 'DEMO-CHARGEBACKS',
    name: 'Chargebacks of a merchant',
    ruleType: 'CHARGEBACK_RATIO',
    category: 'CHARGEBACK',
    severity: 'MEDIUM',
    parameters: {
      tier_thresholds: [0.0065, 0.009, 0.018],
      ratio_basis: 'COUNT',
      cb_period_days: 30,
      min_sales: 30,
    },
  },
  {
    code: 'DEMO-DORMANT',
    name: 'A large payment after a long silence',
    ruleType: 'DORMANT_REACTIVATION',
    category: 'ACCOUNT_TAKEOVER',
    severity: 'MEDIUM',
    parameters: { inactive_days: 40, amount_threshold: '2000' },
  },
  {
    code: 'DEMO-NEW-DEVICE',
    name: 'A large payment from a new device',
    ruleType: 'NEW_DEVICE',
    category: 'ACCOUNT_TAKEOVER',
    severity: 'LOW',
    parameters: { amount_threshold: '2000' },
  },
]
