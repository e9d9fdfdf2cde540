import type { Examples } from '#rest-adapter/endpoint.ts'
import { listed, match } from './screening-records.ts'

const subjectId = '0199a1c2-7f30-7cde-8f21-000000000101'
const screeningId = '0199a1c2-7f30-7cde-8f21-000000000102'
const at = '2026-01-31T12:00:00.000Z'

const request = {
  external_id: 'customer-4711',
  type: 'INDIVIDUAL',
  name: 'Vexil Quorbane',
  name_parts: { given: 'Vexil', middle: null, father: 'Thrandor', family: 'Quorbane' },
  aliases: ['Vexil Kworban'],
  date_of_birth: '1970-05',
  gender: 'MALE',
  nationalities: ['NG'],
  country: 'GB',
  identifiers: [{ type: 'PASSPORT', value: 'X1234567', country: 'NG' }],
  addresses: ['1 Example Street, London'],
  customer_type: 'retail',
  product: 'remittance',
  channel: 'mobile',
  industry: 'teaching',
}
const subject = {
  subject_id: subjectId,
  ...request,
  status: 'ACTIVE',
  risk_score: 120,
  risk_band: 'LOW',
  risk_assessed_at: at,
  monitoring: {
    enabled: true,
    cadence: 'DAILY',
    next_screening_at: '2026-02-01T12:00:00.000Z',
    is_covered: true,
  },
  last_screening_id: screeningId,
  last_screened_at: at,
  version: 2,
  created_at: '2026-01-31T11:59:00.000Z',
  updated_at: at,
}
const unscreened = {
  ...subject,
  risk_score: null,
  risk_band: null,
  risk_assessed_at: null,
  monitoring: { enabled: false, cadence: null, next_screening_at: null, is_covered: false },
  last_screening_id: null,
  last_screened_at: null,
  version: 1,
  updated_at: subject.created_at,
}
const step = {
  screening_id: screeningId,
  cause: 'LIST_CHANGE',
  old_score: 120,
  new_score: 860,
  old_band: 'LOW',
  new_band: 'CRITICAL',
}
const listUpdateRun = {
  id: '0199a1c2-7f30-7cde-8f21-000000000103',
  source: 'UN_CONSOLIDATED',
  from_version: '2026-01-30',
  to_version: '2026-01-31',
  entries: 7,
  expected: 12000,
  compared: 12000,
  hits: 1,
  started_at: '2026-01-31T11:59:30.000Z',
  completed_at: at,
}

/** Webhook data of subjects. */
export const subjectFragments: Examples['fragments'] = {
  SubjectNotice: { subject_id: subjectId, external_id: request.external_id, changed_fields: ['country'] },
  RiskChange: { subject_id: subjectId, external_id: request.external_id, ...step },
  RiskThresholdBreach: {
    subject_id: subjectId,
    external_id: request.external_id,
    threshold: 501,
    score: 860,
    screening_id: screeningId,
  },
  IdentityCheckNotice: {
    verification_id: 'ver_7Kq2',
    decision: 'VERIFIED',
    score: 94.2,
    subject_id: subjectId,
  },
}

/** Differences from the fragments, by event. */
export const subjectEvents: NonNullable<Examples['events']> = {
  'subject.created': { changed_fields: [] },
  'identity.failed': { decision: 'FAILED', score: 31.5 },
}

export const subjectExamples: Examples['operations'] = {
  CreateSubject: {
    requests: {
      'A person': request,
      'A company': { type: 'ORGANIZATION', name: 'Quorbane Shipping Limited', country: 'LR' },
    },
    response: unscreened,
  },
  ListSubjects: { response: { subjects: [subject], has_more: false, next_cursor: null } },
  GetSubject: { response: subject },
  UpdateSubject: {
    requests: {
      'New address': { country: 'IE', addresses: ['2 Example Road, Dublin'] },
      'Block the subject': { status: 'BLOCKED' },
    },
    response: { ...subject, country: 'IE', addresses: ['2 Example Road, Dublin'], version: 3 },
  },
  DeleteSubject: {},
  SetSubjectMonitoring: {
    requests: {
      'Screen every day': { enabled: true, cadence: 'DAILY' },
      'Stop monitoring': { enabled: false },
    },
    response: subject,
  },
  ListSubjectScreenings: {
    response: { screenings: [{ ...listed, subject_id: subjectId }], has_more: false, next_cursor: null },
  },
  ListSubjectMatches: { response: { matches: [match], has_more: false, next_cursor: null } },
  GetSubjectRiskHistory: {
    response: { history: [{ ...step, changed_at: at }], has_more: false, next_cursor: null },
  },
  RecordIdentityCheck: {
    requests: { Verified: { verification_id: 'ver_7Kq2', decision: 'VERIFIED', score: 94.2 } },
    response: {
      id: '0199a1c2-7f30-7cde-8f21-000000000104',
      subject_id: subjectId,
      verification_id: 'ver_7Kq2',
      decision: 'VERIFIED',
      score: 94.2,
      created_at: at,
    },
  },
  GetMonitoringCoverage: {
    response: {
      is_complete: true,
      monitored_subjects: 12000,
      awaiting_screening: 0,
      sources: [
        {
          source: 'UN_CONSOLIDATED',
          version: '2026-01-31',
          is_complete: true,
          outstanding_versions: 0,
          list_update_run: listUpdateRun,
        },
      ],
    },
  },
  ListUpdateRuns: { response: { list_update_runs: [listUpdateRun], has_more: false, next_cursor: null } },
}
