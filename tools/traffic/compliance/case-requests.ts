import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const MONTH_MS = 30 * 86_400_000
const reason = { reason: 'The branch has the slips' }
const assignee = { assignee: 'analyst@bank.example' }
const closing = { disposition: 'NO_ACTION', ...reason }
const until = (): string => new Date(Date.now() + MONTH_MS).toISOString()

/** A valid request for each operation on alerts and cases, by route. */
export const CASE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /monitoring/alerts': async () => ({ query: { limit: '2', severity: 'HIGH' } }),
  'GET /monitoring/alerts/{id}': on(fixture => fixture.alert()),
  'POST /monitoring/alerts/{id}/assign': on(fixture => fixture.alert(), assignee),
  'POST /monitoring/alerts/{id}/escalate': on(fixture => fixture.alert(), reason),
  'POST /monitoring/alerts/{id}/close': on(fixture => fixture.alert(), { disposition: 'FALSE', ...reason }),
  'GET /monitoring/settings': async () => ({}),
  'PUT /monitoring/settings': async () => ({ body: { sla_hours: { P4: 240 }, sample_below_line: 0 } }),
  'POST /cases': async fixture => ({
    body: {
      type: 'FRAUD',
      priority: 'P3',
      title: 'Unusual deposits',
      customer_id: `case-${fixture.next()}`,
      transaction_ids: ['tx-1'],
    },
  }),
  'GET /cases': async fixture => (await fixture.case(), { query: { limit: '2', type: 'FRAUD' } }),
  'GET /cases/{id}': on(fixture => fixture.case()),
  'PATCH /cases/{id}': on(fixture => fixture.case(), { status: 'IN_PROGRESS', summary: 'Deposits' }),
  'POST /cases/{id}/assign': on(fixture => fixture.case(), assignee),
  'POST /cases/{id}/escalate': on(fixture => fixture.case(), reason),
  'POST /cases/{id}/close': on(fixture => fixture.case(), closing),
  'POST /cases/{id}/approve': on(fixture => fixture.proposedClosing(), reason),
  'POST /cases/{id}/reject': on(fixture => fixture.proposedClosing(), reason),
  'POST /cases/{id}/reopen': on(fixture => fixture.closedCase(), reason),
  'POST /cases/{id}/comments': on(fixture => fixture.case(), { text: 'Asked the branch' }),
  'POST /cases/{id}/link': on(fixture => fixture.case(), { transaction_ids: ['tx-2'] }),
  'POST /cases/{id}/snooze': async fixture => ({
    path: { id: await fixture.case() },
    body: { until: until() },
  }),
  'GET /cases/{id}/events': on(fixture => fixture.case()),
}

export const CASE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  monitoringAlerts: async () => ({ first: 5 }),
  monitoringAlert: id(fixture => fixture.alert()),
  monitoringSettings: async () => ({}),
  cases: async fixture => (await fixture.case(), { first: 5 }),
  case: id(fixture => fixture.case()),
  caseEvents: id(fixture => fixture.case(), { first: 5 }),
  analystDesk: async fixture => (await fixture.case(), { first: 5 }),
}

export const CASE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  assignMonitoringAlert: id(fixture => fixture.alert(), { input: assignee }),
  escalateMonitoringAlert: id(fixture => fixture.alert(), { input: reason }),
  closeMonitoringAlert: id(fixture => fixture.alert(), { input: { disposition: 'FALSE', ...reason } }),
  setMonitoringSettings: async () => ({ input: { slaHours: { P4: 240 } } }),
  createCase: async fixture => ({ input: { type: 'FRAUD', customerId: `case-${fixture.next()}` } }),
  updateCase: id(fixture => fixture.case(), { input: { title: 'Changed' } }),
  assignCase: id(fixture => fixture.case(), { input: assignee }),
  escalateCase: id(fixture => fixture.case(), { input: reason }),
  closeCase: id(fixture => fixture.case(), { input: closing }),
  approveCaseClosing: id(fixture => fixture.proposedClosing(), { input: reason }),
  rejectCaseClosing: id(fixture => fixture.proposedClosing(), { input: reason }),
  reopenCase: id(fixture => fixture.closedCase(), { input: reason }),
  commentOnCase: id(fixture => fixture.case(), { input: { text: 'Asked the branch' } }),
  linkCase: id(fixture => fixture.case(), { input: { transactionIds: ['tx-2'] } }),
  snoozeCase: async fixture => ({ id: await fixture.case(), input: { until: until() } }),
}
