import { id, on, type Arguments, type Given, type Make } from './making.ts'

const KNOWN = { type: 'INDIVIDUAL', name: 'Ordinary Nobody', country: 'FR' }

/** A right request for each operation of subjects and their monitoring, by route. */
export const SUBJECT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /subjects': async place => ({ body: { ...KNOWN, external_id: `made-${place.next()}`, date_of_birth: '1980-05', customer_type: 'retail' } }),
  'GET /subjects': async place => (await place.subject(), { query: { limit: '2', monitored: 'false' } }),
  'GET /subjects/{id}': on(place => place.subject()),
  'PATCH /subjects/{id}': on(place => place.subject(), { country: 'IE', status: 'INACTIVE' }),
  'DELETE /subjects/{id}': on(place => place.subject()),
  'PUT /subjects/{id}/monitoring': on(place => place.subject(), { enabled: false, cadence: 'MONTHLY' }),
  'GET /subjects/{id}/risk-history': on(place => place.subject()),
  'GET /subjects/{id}/screenings': on(place => place.subject()),
  'GET /subjects/{id}/matches': on(place => place.subject()),
  'GET /monitoring/coverage': async () => ({}),
  'GET /monitoring/rescreenings': async () => ({ query: { limit: '2' } }),
}

export const SUBJECT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  subject: id(place => place.subject()),
  subjects: async place => (await place.subject(), { first: 5 }),
  subjectScreenings: id(place => place.subject(), { first: 5 }),
  subjectMatches: id(place => place.subject()),
  subjectRiskHistory: id(place => place.subject(), { first: 5 }),
  monitoringCoverage: async () => ({}),
  rescreenings: async () => ({ first: 5 }),
}

export const SUBJECT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createSubject: async place => ({ input: { ...KNOWN, externalId: `made-${place.next()}` } }),
  updateSubject: id(place => place.subject(), { input: { country: 'IE', status: 'INACTIVE' } }),
  deleteSubject: id(place => place.subject()),
  setSubjectMonitoring: id(place => place.subject(), { input: { enabled: false, cadence: 'MONTHLY' } }),
}
