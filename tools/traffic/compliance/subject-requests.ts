import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const KNOWN = { type: 'INDIVIDUAL', name: 'Ordinary Nobody', country: 'FR' }

/** A valid request for each operation on subjects and their monitoring, by route. */
export const SUBJECT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /subjects': async fixture => ({
    body: {
      ...KNOWN,
      external_id: `made-${fixture.next()}`,
      date_of_birth: '1980-05',
      customer_type: 'retail',
    },
  }),
  'GET /subjects': async fixture => (await fixture.subject(), { query: { limit: '2', monitored: 'false' } }),
  'GET /subjects/{id}': on(fixture => fixture.subject()),
  'PATCH /subjects/{id}': on(fixture => fixture.subject(), { country: 'IE', status: 'INACTIVE' }),
  'DELETE /subjects/{id}': on(fixture => fixture.subject()),
  'PUT /subjects/{id}/monitoring': on(fixture => fixture.subject(), { enabled: false, cadence: 'MONTHLY' }),
  'GET /subjects/{id}/risk-history': on(fixture => fixture.subject()),
  'GET /subjects/{id}/screenings': on(fixture => fixture.subject()),
  'GET /subjects/{id}/matches': on(fixture => fixture.subject()),
  'POST /subjects/{id}/identity-checks': on(fixture => fixture.subject(), {
    verification_id: 'ver_1',
    decision: 'VERIFIED',
    score: 91.5,
  }),
  'GET /monitoring/coverage': async () => ({}),
  'GET /monitoring/list-update-runs': async () => ({ query: { limit: '2' } }),
}

export const SUBJECT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  subject: id(fixture => fixture.subject()),
  subjects: async fixture => (await fixture.subject(), { first: 5 }),
  subjectScreenings: id(fixture => fixture.subject(), { first: 5 }),
  subjectMatches: id(fixture => fixture.subject()),
  subjectRiskHistory: id(fixture => fixture.subject(), { first: 5 }),
  monitoringCoverage: async () => ({}),
  listUpdateRuns: async () => ({ first: 5 }),
}

export const SUBJECT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createSubject: async fixture => ({ input: { ...KNOWN, externalId: `made-${fixture.next()}` } }),
  updateSubject: id(fixture => fixture.subject(), { input: { country: 'IE', status: 'INACTIVE' } }),
  deleteSubject: id(fixture => fixture.subject()),
  recordIdentityCheck: id(fixture => fixture.subject(), {
    input: { verificationId: 'ver_1', decision: 'VERIFIED' },
  }),
  setSubjectMonitoring: id(fixture => fixture.subject(), { input: { enabled: false, cadence: 'MONTHLY' } }),
}
