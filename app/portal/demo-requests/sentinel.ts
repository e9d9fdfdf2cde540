import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { detectionRequests } from './sentinel/detection.ts'
import { holdRequests } from './sentinel/holds.ts'
import { ENROLMENT, profile, underBoth } from './sentinel/profile-step.ts'
import { deliveryRows, subscriptionRows, UNFAILED } from './shared.ts'

const RULE = {
  name: 'Three gift cards in a day',
  rule_type: 'GIFT_CARD',
  severity: 'HIGH',
  weight: 0.8,
  parameters: { count_threshold: 3 },
}
const contact = (name: string): DemoStep => ({
  route: 'POST /profiles/{profile.id}/trusted-contacts',
  body: { name, relation: 'daughter', email: 'ruth@example.com' },
})

const rule = (suffix: string): DemoStep => ({
  route: 'POST /rules',
  body: { ...RULE, code: `{page.unique}-${suffix}` },
})

/** Demo requests of elder protection. */
export const sentinelRequests: DemoRequests = {
  preparation: {
    profile: profile('first'),
    moving: profile('moving'),
    movingAlias: profile('moving-too'),
    contact: contact('Ruth Whitfield'),
    unusedContact: contact('Owen Whitfield'),
    otherUnusedContact: contact('Ada Whitfield'),
    rule: rule('rule'),
    unusedRule: rule('unused-rule'),
    ...detectionRequests.preparation,
    ...holdRequests.preparation,
    ...subscriptionRows('profile.*', ''),
    ...deliveryRows,
  },
  parameters: {
    ...underBoth('/profiles/{id}', { id: '{profile.id}', contact_id: '{contact.id}' }),
    '/profiles/{id}/status': { id: '{moving.id}' },
    '/elder/profiles/{id}/status': { id: '{movingAlias.id}' },
    'DELETE /profiles/{id}/trusted-contacts/{contact_id}': {
      id: '{profile.id}',
      contact_id: '{unusedContact.id}',
    },
    'DELETE /elder/profiles/{id}/trusted-contacts/{contact_id}': {
      id: '{profile.id}',
      contact_id: '{otherUnusedContact.id}',
    },
    '/rules/{id}': { id: '{rule.id}' },
    'DELETE /rules/{id}': { id: '{unusedRule.id}' },
    ...detectionRequests.parameters,
    ...holdRequests.parameters,
    '/webhooks/subscriptions/{id}': { id: '{subscription.id}' },
    'DELETE /webhooks/subscriptions/{id}': { id: '{unusedSubscription.id}' },
    '/webhooks/deliveries/{id}': { id: '{delivery.id}' },
  },
  bodies: {
    createElderProfile: { ...ENROLMENT, customer_id: '{page.unique}-new' },
    createElderProfileAlias: { ...ENROLMENT, customer_id: '{page.unique}-new-too' },
    createDetectionRule: { ...RULE, code: '{page.unique}-new-rule' },
    simulateDetectionRule: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
    ...detectionRequests.bodies,
    ...holdRequests.bodies,
    createWebhookSubscription: {
      name: 'Case desk',
      url: 'http://127.0.0.1:4100/hooks',
      events: ['profile.*'],
    },
  },
  tokens: {},
  exceptions: { retryWebhookDelivery: UNFAILED },
}
