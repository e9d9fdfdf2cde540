import type { Examples } from '#rest-adapter/endpoint.ts'
import { PROFILE_ID } from './profiles.ts'

const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'

const alert = {
  id: '0199a1c2-7f30-7cde-8f21-000000000521',
  profile_id: PROFILE_ID,
  customer_id: 'customer-4711',
  status: 'OPEN',
  severity: 'HIGH',
  signals_count: 2,
  assignee: null,
  case_id: null,
  acknowledged_by: null,
  acknowledged_at: null,
  escalated_by: null,
  escalated_at: null,
  resolved_by: null,
  resolved_at: null,
  note: null,
  created_at: at,
  updated_at: at,
}
const resolved = {
  ...alert,
  status: 'RESOLVED',
  resolved_by: analyst,
  resolved_at: later,
  note: 'The money was recalled.',
  updated_at: later,
}
const list = { alerts: [alert], has_more: false, next_cursor: null }

export const alertExamples: Examples['operations'] = {
  ListElderAlerts: { response: list },
  GetElderAlert: { response: alert },
  ListProfileAlerts: { response: list },
  AcknowledgeElderAlert: {
    requests: { 'With a note': { note: 'I call the customer today.' } },
    response: {
      ...alert,
      status: 'ACKNOWLEDGED',
      acknowledged_by: analyst,
      acknowledged_at: later,
      note: 'I call the customer today.',
      updated_at: later,
    },
  },
  AssignElderAlert: {
    requests: { 'To an analyst': { assignee: analyst } },
    response: { ...alert, status: 'IN_REVIEW', assignee: analyst, updated_at: later },
  },
  EscalateElderAlert: {
    requests: { 'To compliance': { reason: 'The payee received money from three customers.' } },
    response: {
      ...alert,
      status: 'ESCALATED',
      case_id: '0199a1c2-7f30-7cde-8f21-000000000522',
      escalated_by: analyst,
      escalated_at: later,
      note: 'The payee received money from three customers.',
      updated_at: later,
    },
  },
  ResolveElderAlert: {
    requests: {
      'Dealt with': { status: 'RESOLVED', note: 'The money was recalled.' },
      'No exploitation': { status: 'FALSE_ALARM' },
    },
    response: resolved,
  },
}

export const alertFragments: Examples['fragments'] = { Alert: alert }

export const alertEvents: NonNullable<Examples['events']> = { 'alert.resolved': resolved }
