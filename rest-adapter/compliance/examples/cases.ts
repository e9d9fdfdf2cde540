import type { Examples } from '#rest-adapter/endpoint.ts'
import { ALERT_ID, CASE_ID } from './alerts.ts'

const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'
const officer = 'officer@bank.example'

const opened = {
  id: CASE_ID,
  case_number: 'CASE-2026-000001',
  type: 'TRANSACTION',
  priority: 'P2',
  status: 'OPEN',
  disposition: null,
  title: 'Deposits just below the reporting line',
  summary: null,
  customer_id: 'customer-4711',
  assignee: null,
  level: 1,
  due_at: '2026-02-01T12:00:00.000Z',
  snoozed_until: null,
  suspicious_at: null,
  suspicious_by: null,
  report_due_at: null,
  pending_approval: null,
  alert_ids: [ALERT_ID],
  transaction_ids: ['tx-104'],
  screening_ids: [],
  subject_ids: [],
  payment_ids: [],
  created_by: analyst,
  created_by_key: null,
  created_at: at,
  updated_at: at,
  closed_by: null,
  closed_by_key: null,
  closed_at: null,
}
const working = { ...opened, status: 'IN_PROGRESS', assignee: analyst, updated_at: later }
const closed = {
  ...working,
  status: 'CLOSED',
  disposition: 'FALSE_POSITIVE',
  closed_by: analyst,
  closed_at: later,
}
const notice = {
  case_id: CASE_ID,
  case_number: opened.case_number,
  status: 'IN_PROGRESS',
  previous_status: 'ASSIGNED',
  priority: 'P2',
  assignee: analyst,
  reason: null,
}
const reason = 'The takings of a shop, as declared.'

/** Webhook data of cases. */
export const caseFragments: Examples['fragments'] = { CaseNotice: notice }

/** Differences from the fragment, by event. */
export const caseEvents: NonNullable<Examples['events']> = {
  'case.created': {
    status: 'OPEN',
    previous_status: null,
    assignee: null,
    reason: '4 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
  },
  'case.assigned': { status: 'ASSIGNED', previous_status: 'OPEN' },
  'case.escalated': {
    status: 'ESCALATED',
    previous_status: 'IN_PROGRESS',
    reason: 'The case is past due.',
  },
  'case.closed': { status: 'CLOSED', previous_status: 'IN_PROGRESS', reason },
  'case.reopened': { previous_status: 'CLOSED', reason: 'A further deposit was found.' },
}

export const caseExamples: Examples['operations'] = {
  CreateCase: {
    requests: {
      'A case about alerts': {
        type: 'TRANSACTION',
        priority: 'P2',
        title: opened.title,
        customer_id: opened.customer_id,
        alert_ids: [ALERT_ID],
        transaction_ids: ['tx-104'],
      },
    },
    response: opened,
  },
  ListCases: { response: { cases: [opened], has_more: false, next_cursor: null } },
  GetCase: { response: opened },
  UpdateCase: {
    requests: {
      'Begin the work': { status: 'IN_PROGRESS' },
      'Suspicious activity': { suspicious: true, suspect_known: false },
    },
    response: working,
  },
  AssignCase: {
    requests: { 'To an analyst': { assignee: analyst } },
    response: { ...opened, status: 'ASSIGNED', assignee: analyst },
  },
  EscalateCase: {
    requests: { 'To the reporting officer': { reason: 'The customer refuses to explain the deposits.' } },
    response: { ...working, status: 'ESCALATED', level: 2 },
  },
  CloseCase: {
    requests: { 'A false alarm': { disposition: 'FALSE_POSITIVE', reason } },
    response: closed,
  },
  ApproveCaseClosing: {
    requests: { 'A second person agrees': { reason: 'I checked the declaration.' } },
    response: { ...closed, priority: 'P1', closed_by: officer },
  },
  RejectCaseClosing: {
    requests: { 'A second person disagrees': { reason: 'The declaration is from last year.' } },
    response: working,
  },
  ReopenCase: { requests: { 'New evidence': { reason: 'A further deposit was found.' } }, response: working },
  CommentOnCase: {
    requests: { 'A note': { text: 'Asked the branch for the deposit slips.' } },
    response: working,
  },
  LinkCase: {
    requests: { 'Another transaction': { transaction_ids: ['tx-105'] } },
    response: { ...working, transaction_ids: ['tx-104', 'tx-105'] },
  },
  SnoozeCase: {
    requests: { 'Until Monday': { until: '2026-02-02T08:00:00.000Z' } },
    response: { ...working, snoozed_until: '2026-02-02T08:00:00.000Z' },
  },
  ListCaseEvents: {
    response: {
      events: [
        {
          id: '0199a1c2-7f30-7cde-8f21-000000000405',
          type: 'ESCALATED',
          status: 'ESCALATED',
          previous_status: 'IN_PROGRESS',
          changes: { level: [1, 2] },
          text: 'The customer refuses to explain the deposits.',
          made_by: analyst,
          made_by_key: null,
          made_at: later,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
}
