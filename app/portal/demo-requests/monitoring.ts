import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

/** A rule that judges only the transactions of a channel that no other visitor uses. */
const rule = (name: string, severity: 'LOW' | 'CRITICAL' = 'LOW'): DemoStep => ({
  route: 'POST /monitoring/rules',
  body: {
    code: `${name}-{page.unique}`,
    rule_type: 'THRESHOLD',
    category: 'AML',
    severity,
    parameters: { amount_threshold: '100.00' },
    conditions: { channels: ['{page.unique}'] },
  },
})
const enabled = (name: string): DemoStep => ({ route: `PUT /monitoring/rules/{${name}.id}/enable` })
/** A proposal to disable a critical rule, which another staff member has to approve. */
const disabling = (name: string): DemoStep => ({
  token: '{proposer.token}',
  route: `PUT /monitoring/rules/{${name}.id}/disable`,
  after: [`${name}Enabled`],
})
const transaction = (suffix: string): Readonly<Record<string, unknown>> => ({
  transaction_id: `{page.unique}-${suffix}`,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: '{page.unique}',
  amount: '250.00',
  currency: 'USD',
  customer: { id: '{page.unique}', type: 'INDIVIDUAL' },
})
const alerting = (suffix: string): DemoStep => ({
  route: 'POST /monitoring/transactions',
  body: { transaction: transaction(suffix) },
  after: ['alertingRuleEnabled'],
})
const BACKTEST = {
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-31T00:00:00Z',
  sweep: { parameter: 'amount_threshold', values: ['200.00', '500.00'] },
}
const entry = (suffix: string): DemoStep => ({
  route: 'POST /monitoring/blacklists/DEVICE/entries',
  body: { value: `{page.unique}-${suffix}`, reason: 'Stolen' },
})

/** Demo requests on rules, transactions, alerts and reports; `proposer` is a staff member who may decide. */
export const monitoringRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    rule: rule('example'),
    unusedRule: rule('unused'),
    snooze: {
      route: 'POST /monitoring/rules/{rule.id}/snooze',
      body: { customer_id: 'customer-2', until: '{page.nextWeekAt}', reason: 'Known for years' },
    },
    backtest: { route: 'POST /monitoring/rules/{rule.id}/backtest', body: BACKTEST },
    alertingRule: rule('alerting'),
    alertingRuleEnabled: enabled('alertingRule'),
    criticalRule: rule('critical', 'CRITICAL'),
    criticalRuleEnabled: enabled('criticalRule'),
    proposedDisabling: disabling('criticalRule'),
    otherCriticalRule: rule('other-critical', 'CRITICAL'),
    otherCriticalRuleEnabled: enabled('otherCriticalRule'),
    otherProposedDisabling: disabling('otherCriticalRule'),
    transaction: alerting('stored'),
    storedTransaction: { route: 'GET /monitoring/transactions/{page.unique}-stored', after: ['transaction'] },
    otherTransaction: alerting('other'),
    transactionBatch: {
      route: 'POST /monitoring/transactions/batch',
      body: { transactions: [transaction('batch')] },
    },
    blacklistEntry: entry('unused'),
    report: { route: 'POST /reports', body: { type: 'AUDIT' } },
    readyReport: {
      route: 'GET /reports/{report.report_id}',
      until: { field: 'status', value: 'READY' },
    },
  },
  parameters: {
    '/monitoring/transactions/batch/{id}': { id: '{transactionBatch.batch_id}' },
    '/monitoring/transactions/{transaction_id}': { transaction_id: '{storedTransaction.transaction_id}' },
    '/monitoring/evaluations/{id}': { id: '{transaction.evaluation_id}' },
    '/monitoring/alerts/{id}': { id: '{transaction.alert_ids.0}' },
    '/monitoring/alerts/{id}/close': { id: '{otherTransaction.alert_ids.0}' },
    '/monitoring/rules/{id}': { id: '{rule.id}' },
    'DELETE /monitoring/rules/{id}': { id: '{unusedRule.id}' },
    '/monitoring/rules/{id}/snoozes/{customer_id}': {
      id: '{rule.id}',
      customer_id: '{snooze.customer_id}',
    },
    '/monitoring/backtests/{id}': { id: '{backtest.backtest_id}' },
    '/monitoring/rules/{id}/changes/{change_id}/approve': {
      id: '{criticalRule.id}',
      change_id: '{proposedDisabling.pending_change.id}',
    },
    '/monitoring/rules/{id}/changes/{change_id}/reject': {
      id: '{otherCriticalRule.id}',
      change_id: '{otherProposedDisabling.pending_change.id}',
    },
    '/monitoring/blacklists/{kind}/entries': { kind: 'DEVICE' },
    '/monitoring/blacklists/{kind}/import': { kind: 'DEVICE' },
    '/monitoring/blacklists/entries/{id}': { id: '{blacklistEntry.id}' },
    '/reports/{id}': { id: '{readyReport.report_id}' },
  },
  bodies: {
    createMonitoringRule: {
      code: 'structuring-{page.unique}',
      name: 'Cash below the reporting threshold',
      rule_type: 'PATTERN',
      category: 'STRUCTURING',
      severity: 'HIGH',
      parameters: {
        pattern_type: 'STRUCTURING',
        just_below_amount: '10000',
        count_threshold: 3,
        time_window_hours: 24,
      },
      conditions: { directions: ['CREDIT'], currencies: ['USD'] },
      transaction_types: ['CASH_IN'],
    },
    updateMonitoringRule: { name: 'Large deposits' },
    backtestMonitoringRule: BACKTEST,
    snoozeMonitoringRule: {
      customer_id: 'customer-1',
      until: '{page.nextWeekAt}',
      reason: 'Known for years',
    },
    evaluateTransaction: { transaction: transaction('evaluated') },
    ingestTransaction: { transaction: transaction('new') },
    createTransactionBatch: { transactions: [transaction('new-batch')] },
    addBlacklistEntry: { value: '{page.unique}-new', reason: 'Stolen', source: 'Police' },
    importBlacklist: { csv: 'value,reason\n{page.unique}-imported,Stolen\n' },
  },
}
