import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { GREY_PICTURE as PICTURE } from './grey-picture.ts'
import { UNFAILED } from './shared.ts'
import { SPECIMEN_CHIP } from './specimen-chip.ts'

/** A verification of an invented person, whose prefix forces the outcome. */
const verification = (suffix: string, outcome = 'approve', more = {}): DemoStep => ({
  route: 'POST /verifications',
  body: { externalId: `test-${outcome}-{page.unique}-${suffix}`, ...more },
})
/** Nothing listens at this URL. */
const CALLBACK = { callbackUrl: 'http://127.0.0.1:4100/hooks' }
const image = (name: string, type: string, after?: string): DemoStep => ({
  route: `POST /verifications/{${name}.id}/images`,
  body: { type, content: PICTURE },
  ...(after !== undefined && { after: [after] }),
})
/** A verification with the front of a passport and a selfie. */
const filled = (name: string, outcome?: string, more = {}): Readonly<Record<string, DemoStep>> => ({
  [name]: verification(name, outcome, more),
  [`${name}Front`]: image(name, 'document_front'),
  [`${name}Selfie`]: image(name, 'selfie', `${name}Front`),
})
const completed = (name: string, outcome: string, more = {}): Readonly<Record<string, DemoStep>> => ({
  ...filled(name, outcome, more),
  [`${name}Completed`]: {
    route: `POST /verifications/{${name}.id}/complete`,
    after: [`${name}Selfie`],
  },
})

/** Demo requests of identity verification. */
export const idvRequests: DemoRequests = {
  preparation: {
    opened: verification('opened'),
    uploading: verification('uploading'),
    cancelled: verification('cancelled'),
    ...filled('chipped'),
    chippedReady: { value: '{chipped}', after: ['chippedSelfie'] },
    ...filled('filled'),
    filledReady: { value: '{filled}', after: ['filledSelfie'] },
    ...completed('reviewed', 'review'),
    ...completed('erased', 'approve'),
    ...completed('spoofed', 'spoof'),
    alerts: {
      route: 'GET /fraud-alerts?verificationId={spoofed.id}',
      after: ['spoofedCompleted'],
      picks: { id: 'fraudAlerts.0.alertId' },
    },
    ...completed('notified', 'approve', CALLBACK),
    delivery: {
      route: 'GET /webhooks/deliveries?limit=1',
      after: ['notifiedCompleted'],
      until: { field: 'deliveries.0.resourceType', value: 'verification' },
      picks: { id: 'deliveries.0.id' },
    },
  },
  parameters: {
    '/verifications/{id}': { id: '{opened.id}' },
    'POST /verifications/{id}/images': { id: '{uploading.id}' },
    '/verifications/{id}/complete': { id: '{filledReady.id}' },
    '/verifications/{id}/nfc': { id: '{chippedReady.id}' },
    '/verifications/{id}/cancel': { id: '{cancelled.id}' },
    '/verifications/{id}/review': { id: '{reviewedCompleted.id}' },
    '/verifications/{id}/data': { id: '{erasedCompleted.id}' },
    '/fraud-alerts/{id}': { id: '{alerts.id}' },
    '/webhooks/deliveries/{id}': { id: '{delivery.id}' },
  },
  bodies: {
    createVerification: { externalId: 'test-approve-{page.unique}-new' },
    addVerificationImage: { type: 'document_front', content: PICTURE },
    addVerificationChip: SPECIMEN_CHIP,
    reviewVerification: { decision: 'approve', reason: 'The printed data are right.' },
  },
  tokens: {},
  exceptions: { retryWebhookDelivery: UNFAILED },
}
