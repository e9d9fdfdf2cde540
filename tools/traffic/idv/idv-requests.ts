import { SPECIMEN_CHIP } from '#app/portal/demo-requests/specimen-chip.ts'
import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import { GREY_PICTURE as PICTURE } from '#app/portal/demo-requests/grey-picture.ts'

const review = { decision: 'APPROVE', reason: 'The printed data are right.' }
const decision = { status: 'DISMISSED', note: 'The same person under two ids.' }
const ZONES = [
  ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
]

/** A valid request for each operation of identity verification, by route. */
export const IDV_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /verifications': async fixture => ({
    body: { externalId: `test-approve-new-${fixture.tenant.code}-${fixture.next()}` },
  }),
  'GET /verifications': async fixture => (
    await fixture.verification(),
    { query: { limit: '2', status: 'pending' } }
  ),
  'GET /verifications/{id}': on(fixture => fixture.verification()),
  'POST /verifications/{id}/images': on(fixture => fixture.verification(), {
    type: 'document_front',
    content: PICTURE,
  }),
  'GET /verifications/{id}/images': on(fixture => fixture.filledVerification()),
  'POST /verifications/{id}/nfc': on(fixture => fixture.filledVerification(), SPECIMEN_CHIP),
  'POST /verifications/{id}/complete': on(fixture => fixture.filledVerification()),
  'POST /verifications/{id}/cancel': on(fixture => fixture.verification()),
  'POST /verifications/{id}/review': on(fixture => fixture.verificationInReview(), {
    ...review,
    decision: 'approve',
  }),
  'DELETE /verifications/{id}/data': on(fixture => fixture.verifiedVerification()),
  'GET /fraud-alerts': async fixture => (
    await fixture.fraudAlert(),
    { query: { limit: '2', severity: 'critical' } }
  ),
  'PATCH /fraud-alerts/{id}': on(fixture => fixture.fraudAlert(), { ...decision, status: 'dismissed' }),
  'GET /document-types': async () => ({ query: { country: 'DE' } }),
  'POST /mrz/parse': async () => ({ body: { zones: ZONES } }),
  'GET /settings': async () => ({}),
  'PUT /settings': async () => ({ body: { minimumAge: 18 } }),
  'POST /settings/webhook-secret': async () => ({ body: {} }),
  'GET /webhooks/deliveries': async () => ({ query: { limit: '2' } }),
  'GET /webhooks/deliveries/{id}': on(fixture => fixture.idvDelivery()),
  'POST /webhooks/deliveries/{id}/retry': on(fixture => fixture.idvDelivery()),
}

export const IDV_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  verifications: async fixture => (await fixture.verification(), { first: 5 }),
  verification: id(fixture => fixture.filledVerification()),
  fraudAlerts: async fixture => (await fixture.fraudAlert(), { first: 5 }),
  fraudAlert: id(fixture => fixture.fraudAlert()),
  documentTypes: async () => ({ country: 'DE' }),
  parseZones: async () => ({ zones: ZONES }),
  idvSettings: async () => ({}),
}

export const IDV_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createVerification: async fixture => ({
    input: { externalId: `test-approve-new-${fixture.tenant.code}-${fixture.next()}` },
  }),
  addVerificationImage: id(fixture => fixture.verification(), {
    input: { type: 'DOCUMENT_FRONT', content: PICTURE },
  }),
  addVerificationChip: id(fixture => fixture.filledVerification(), { input: SPECIMEN_CHIP }),
  completeVerification: id(fixture => fixture.filledVerification()),
  cancelVerification: id(fixture => fixture.verification()),
  reviewVerification: id(fixture => fixture.verificationInReview(), { input: review }),
  eraseVerificationData: id(fixture => fixture.verifiedVerification()),
  decideFraudAlert: id(fixture => fixture.fraudAlert(), { input: decision }),
  setIdvSettings: async () => ({ input: { minimumAge: 18 } }),
}
