import { on, type Given, type Make } from '#tools/traffic/making.ts'

/** A valid request for each operation on watchlists, payment screening and webhooks, by route. */
export const COMPLIANCE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /datasets': async () => ({}),
  'GET /datasets/entries': async () => ({
    query: { source: 'UN_CONSOLIDATED', query: 'Quendrel Zorblax', limit: '2' },
  }),
  'GET /datasets/entries/{source}/{entry_id}': async () => ({
    path: { source: 'UN_CONSOLIDATED', entry_id: '9900101' },
  }),
  'GET /datasets/{source}': async () => ({ path: { source: 'UN_CONSOLIDATED' } }),
  'GET /datasets/{source}/versions': async () => ({
    path: { source: 'UN_CONSOLIDATED' },
    query: { limit: '2' },
  }),
  'GET /datasets/{source}/versions/{from}/diff/{to}': async () => ({
    path: { source: 'UN_CONSOLIDATED', from: 'demo.1', to: 'demo.1' },
  }),
  'POST /datasets/{source}/refresh': async () => ({ path: { source: 'UN_CONSOLIDATED' } }),
  'GET /monitoring/screening/policy': async () => ({}),
  'PUT /monitoring/screening/policy': async () => ({ body: { stale_after_hours: 48 } }),
  'GET /monitoring/screening/policy/changes': async fixture => (
    await fixture.policyChange(),
    { query: { limit: '2' } }
  ),
  'GET /monitoring/screening/policy/changes/{id}': on(fixture => fixture.policyChange()),
  'POST /monitoring/screening/policy/changes/{id}/approve': on(fixture => fixture.policyChange()),
  'POST /monitoring/screening/policy/changes/{id}/reject': on(fixture => fixture.policyChange()),
  'GET /monitoring/payments/{payment_id}/screenings': async fixture => ({
    path: { payment_id: await fixture.transfer() },
  }),
  'POST /monitoring/payments/{payment_id}/release': async fixture => ({
    path: { payment_id: await fixture.clearedPayment() },
  }),
  'POST /webhooks/subscriptions': async fixture => {
    await fixture.ensureSubscriptionSlot()
    return {
      body: {
        name: `Hook ${fixture.next()}`,
        url: 'https://hooks.example/in',
        events: ['screening.*', 'case.*'],
        rate_limit_per_minute: 60,
      },
    }
  },
  'GET /webhooks/subscriptions': async () => ({}),
  'GET /webhooks/subscriptions/{id}': on(fixture => fixture.complianceSubscription()),
  'PUT /webhooks/subscriptions/{id}': on(fixture => fixture.complianceSubscription(), {
    events: ['screening.completed'],
    status: 'PAUSED',
  }),
  'DELETE /webhooks/subscriptions/{id}': on(fixture => fixture.complianceSubscription()),
  'POST /webhooks/subscriptions/{id}/test': on(fixture => fixture.complianceSubscription()),
  'POST /webhooks/subscriptions/{id}/rotate-secret': on(fixture => fixture.complianceSubscription()),
  'GET /webhooks/deliveries': async () => ({ query: { limit: '2' } }),
  'GET /webhooks/deliveries/{id}': on(fixture => fixture.complianceDelivery()),
  'POST /webhooks/deliveries/{id}/retry': on(fixture => fixture.complianceFailedDelivery()),
}
