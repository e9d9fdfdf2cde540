import type { Examples } from '#rest-adapter/endpoint.ts'

export const ALERT_ID = '0199a1c2-7f30-7cde-8f21-000000000401'
export const CASE_ID = '0199a1c2-7f30-7cde-8f21-000000000402'
const at = '2026-01-31T12:00:00.000Z'

const alert = {
  id: ALERT_ID,
  rule_id: '0199a1c2-7f30-7cde-8f21-000000000403',
  rule_code: 'STRUCTURING-USD',
  rule_version: 3,
  rule_type: 'PATTERN',
  severity: 'HIGH',
  category: 'STRUCTURING',
  action: 'HOLD',
  customer_id: 'customer-4711',
  transaction_id: 'tx-104',
  evaluation_id: '0199a1c2-7f30-7cde-8f21-000000000404',
  reason: '4 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
  observed: { count: 4 },
  threshold: { count: 3 },
  window: { from: '2026-01-30T12:00:00.000Z', to: at },
  transaction_ids: ['tx-101', 'tx-102', 'tx-103', 'tx-104'],
  count: 1,
  last_at: at,
  is_late: false,
  is_below_line: false,
  status: 'OPEN',
  case_id: CASE_ID,
  assignee: null,
  escalated_by: null,
  escalated_at: null,
  closed_by: null,
  closed_by_key: null,
  closed_at: null,
  note: null,
  created_at: at,
}
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'
const settings = {
  sla_hours: { P1: 4, P2: 24, P3: 72, P4: 240 },
  country: 'US',
  str_hours: 24,
  sample_below_line: 2.5,
  monitor_movements: true,
  movements_from: '2026-01-31T12:00:10.000Z',
  business_calendar: { time_zone: 'Africa/Lagos', weekend: ['SATURDAY', 'SUNDAY'], holidays: ['2026-12-25'] },
}

export const alertExamples: Examples['operations'] = {
  ListMonitoringAlerts: { response: { alerts: [alert], has_more: false, next_cursor: null } },
  GetMonitoringAlert: { response: alert },
  AssignMonitoringAlert: {
    requests: { 'To an analyst': { assignee: analyst } },
    response: { ...alert, status: 'IN_REVIEW', assignee: analyst },
  },
  EscalateMonitoringAlert: {
    requests: { 'To the reporting officer': { reason: 'The four deposits came from one branch.' } },
    response: {
      ...alert,
      status: 'ESCALATED',
      escalated_by: analyst,
      escalated_at: later,
      note: 'The four deposits came from one branch.',
    },
  },
  CloseMonitoringAlert: {
    requests: { 'A false alarm': { disposition: 'FALSE', reason: 'The takings of a shop, as declared.' } },
    response: {
      ...alert,
      status: 'CLOSED_FALSE',
      closed_by: analyst,
      closed_at: later,
      note: 'The takings of a shop, as declared.',
    },
  },
  GetMonitoringSettings: { response: settings },
  SetMonitoringSettings: {
    requests: {
      'Deadlines of the US': { country: 'US', sample_below_line: 2.5 },
      'Cash, fees and transfers of the ledger': { monitor_movements: true },
      'Cases are due on business days': {
        business_calendar: { time_zone: 'Africa/Lagos', holidays: ['2026-12-25'] },
      },
    },
    response: settings,
  },
}
