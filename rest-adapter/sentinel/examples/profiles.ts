import type { Examples } from '#rest-adapter/endpoint.ts'

export const PROFILE_ID = '0199a1c2-7f30-7cde-8f21-000000000501'
const CONTACT_ID = '0199a1c2-7f30-7cde-8f21-000000000502'
const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'

const request = {
  customer_id: 'customer-4711',
  customer_name: 'Eleanor Whitfield',
  date_of_birth: '1941-03-09',
  enrollment_reason: 'AGE_THRESHOLD',
  country: 'US',
  time_zone: 'America/Chicago',
  vulnerability_flags: ['SOCIAL_ISOLATION'],
  linked_account_ids: ['checking-1'],
  consent: { given_by: 'Eleanor Whitfield', at: '2026-01-30T15:00:00.000Z', document: 'consent-881' },
  notes: 'Lives alone since 2024.',
}

export const profile = {
  id: PROFILE_ID,
  ...request,
  age: 84,
  status: 'ACTIVE',
  risk_score: 0,
  risk_level: 'LOW',
  assigned_to: null,
  enrolled_at: at,
  created_at: at,
  updated_at: at,
}

const contact = {
  name: 'Ruth Whitfield',
  relation: 'daughter',
  phone: '+13125550123',
  email: 'ruth@example.com',
}
const trustedContact = {
  id: CONTACT_ID,
  profile_id: PROFILE_ID,
  ...contact,
  is_suspected: false,
  created_at: at,
}
const settings = { age_threshold: 60, signal_expiry_days: 90, auto_hold_severity: null, updated_at: at }

export const profileExamples: Examples['operations'] = {
  CreateElderProfile: {
    requests: {
      'A customer of 84': request,
      'Only what is required': {
        customer_id: 'customer-4711',
        customer_name: 'Eleanor Whitfield',
        date_of_birth: '1941-03-09',
        enrollment_reason: 'AGE_THRESHOLD',
      },
    },
    response: profile,
  },
  ListElderProfiles: { response: { profiles: [profile], has_more: false, next_cursor: null } },
  GetElderProfile: { response: profile },
  UpdateElderProfile: {
    requests: { 'Assign an analyst': { assigned_to: analyst } },
    response: { ...profile, assigned_to: analyst, updated_at: later },
  },
  SetElderProfileStatus: {
    requests: { 'Examine a profile': { status: 'UNDER_REVIEW', reason: 'A teller called.' } },
    response: { ...profile, status: 'UNDER_REVIEW', updated_at: later },
  },
  GetElderProfileTimeline: {
    response: {
      events: [
        { type: 'TRUSTED_CONTACT_ADDED', at: later, reference_id: CONTACT_ID, actor: analyst },
        { type: 'PROFILE_CREATED', at, reference_id: null, actor: analyst },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  AddTrustedContact: { requests: { 'A daughter': contact }, response: trustedContact },
  ListTrustedContacts: {
    response: { trusted_contacts: [trustedContact], has_more: false, next_cursor: null },
  },
  GetTrustedContact: { response: trustedContact },
  RemoveTrustedContact: {},
  GetSentinelSettings: { response: settings },
  SetSentinelSettings: {
    requests: {
      'Enrol from 65 on': { age_threshold: 65 },
      'Hold transactions with a critical signal': { auto_hold_severity: 'CRITICAL' },
    },
    response: { ...settings, age_threshold: 65 },
  },
}

export const profileFragments: Examples['fragments'] = { Profile: profile }

export const profileEvents: NonNullable<Examples['events']> = {
  'profile.status_changed': { ...profile, status: 'UNDER_REVIEW', updated_at: later },
}
