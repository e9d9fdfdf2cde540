import type { DemoRequests } from '#gateway/portal/content.ts'

const CASH = {
  transaction_id: '{page.unique}-cash',
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: '{page.unique}-cash',
  amount: '250.00',
  currency: 'NGN',
  customer: { id: '{page.unique}', type: 'INDIVIDUAL' },
}
const SUBJECT = {
  type: 'INDIVIDUAL',
  name: 'Quendrel Ovu Zorblax',
  date_of_birth: '1962-10-07',
  country: 'NG',
}

/** Demo requests on fraud and screening. The rule judges only a channel that no other visitor uses. */
export const screeningRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    check: { route: 'POST /screening/checks', body: { subject: SUBJECT } },
    rule: {
      service: 'compliance',
      route: 'POST /monitoring/rules',
      body: {
        code: 'cash-{page.unique}',
        rule_type: 'THRESHOLD',
        category: 'FRAUD',
        severity: 'LOW',
        parameters: { amount_threshold: '100.00' },
        conditions: { channels: ['{page.unique}-cash'] },
      },
    },
    ruleEnabled: { service: 'compliance', route: 'PUT /monitoring/rules/{rule.id}/enable' },
    alerting: {
      service: 'compliance',
      route: 'POST /monitoring/transactions',
      body: { transaction: CASH },
      after: ['ruleEnabled'],
    },
  },
  parameters: {
    '/screening/checks/{id}': { id: '{check.id}' },
    '/fraud/alerts/{id}': { id: '{alerting.alert_ids.0}' },
  },
  bodies: { screenSubject: { subject: SUBJECT }, evaluateTransaction: { transaction: CASH } },
}
