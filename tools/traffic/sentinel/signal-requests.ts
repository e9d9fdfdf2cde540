import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const description = { description: 'The nephew answers all questions.' }
const review = { status: 'DISMISSED', note: 'The nephew has a power of attorney.' }
const note = { note: 'I call the customer today.' }
const assignee = { assignee: 'analyst@bank.example' }
const reason = { reason: 'Three customers paid this payee.' }
const resolution = { status: 'FALSE_ALARM', ...note }

/** A valid request for each operation on signals and alerts, by route. */
export const SIGNAL_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /signals': async fixture => ({
    body: {
      profile_id: await fixture.elderProfile(),
      signal_category: 'BEHAVIORAL_OBSERVATION',
      severity: 'LOW',
      confidence: 0.5,
      observations: ['SECRECY'],
      ...description,
    },
  }),
  'GET /signals': async fixture => (await fixture.elderSignal(), { query: { limit: '2', status: 'ACTIVE' } }),
  'GET /signals/{id}': on(fixture => fixture.elderSignal()),
  'GET /profiles/{id}/signals': on(fixture => fixture.elderProfile()),
  'PUT /signals/{id}/review': on(fixture => fixture.elderSignal(), review),
  'GET /profiles/{id}/risk': on(fixture => fixture.elderProfile()),
  'GET /stats': async () => ({}),
  'GET /alerts': async fixture => (await fixture.elderAlert(), { query: { limit: '2', severity: 'HIGH' } }),
  'GET /alerts/{id}': on(fixture => fixture.elderAlert()),
  'GET /profiles/{id}/alerts': on(fixture => fixture.elderProfile()),
  'PUT /alerts/{id}/acknowledge': on(fixture => fixture.elderAlert(), note),
  'PUT /alerts/{id}/assign': on(fixture => fixture.elderAlert(), assignee),
  'PUT /alerts/{id}/escalate': on(fixture => fixture.elderAlert(), reason),
  'PUT /alerts/{id}/resolve': on(fixture => fixture.elderAlert(), resolution),
}

const ofProfile =
  (more: object = {}): Make<Arguments> =>
  async fixture => ({ profileId: await fixture.elderProfile(), ...more })

export const SIGNAL_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  exploitationSignals: async fixture => (await fixture.elderSignal(), { first: 5 }),
  exploitationSignal: id(fixture => fixture.elderSignal()),
  elderProfileSignals: ofProfile({ first: 5 }),
  elderRisk: ofProfile(),
  sentinelStats: async () => ({}),
  elderAlerts: async fixture => (await fixture.elderAlert(), { first: 5 }),
  elderAlert: id(fixture => fixture.elderAlert()),
  elderProfileAlerts: ofProfile({ first: 5 }),
}

export const SIGNAL_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  reportSignal: async fixture => ({
    input: { customerId: await fixture.elderCustomer(), signalCategory: 'OTHER', ...description },
  }),
  reviewSignal: id(fixture => fixture.elderSignal(), { input: review }),
  acknowledgeElderAlert: id(fixture => fixture.elderAlert(), note),
  assignElderAlert: id(fixture => fixture.elderAlert(), { input: assignee }),
  escalateElderAlert: id(fixture => fixture.elderAlert(), { input: reason }),
  resolveElderAlert: id(fixture => fixture.elderAlert(), { input: resolution }),
}
