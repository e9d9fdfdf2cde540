import type { Examples } from '#rest-adapter/endpoint.ts'

const subscriptionId = '0199a1c2-7f30-7cde-8f21-0000000000e1'
const secret = 'whsec_bm90IGEgc2VjcmV0LCBhbiBleGFtcGxlIG9mIG9uZSE='
const subscription = {
  id: subscriptionId,
  name: 'Case desk',
  url: 'https://desk.example.com/hooks',
  events: ['profile.*'],
  status: 'ACTIVE',
  disabled_reason: null,
  rate_limit_per_minute: 600,
  created_at: '2026-01-31T12:00:00.000Z',
  updated_at: '2026-01-31T12:00:00.000Z',
}
const { disabled_reason: _, ...created } = subscription
const delivery = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e2',
  subscription_id: subscriptionId,
  event: 'profile.created',
  event_id: '0199a1c2-7f30-7cde-8f21-0000000000e3',
  resource_id: '0199a1c2-7f30-7cde-8f21-00000000000d',
  sequence: 1,
  status: 'DELIVERED',
  attempts: 2,
  response_status: 204,
  next_attempt_at: null,
  created_at: '2026-01-31T12:00:00.300Z',
  ended_at: '2026-01-31T12:01:02.000Z',
}
const waiting = {
  ...delivery,
  status: 'PENDING',
  attempts: 6,
  response_status: 500,
  next_attempt_at: '2026-01-31T15:00:00.000Z',
  ended_at: null,
}
const testDelivery = {
  ...waiting,
  event: 'webhook.test',
  resource_id: subscriptionId,
  attempts: 0,
  response_status: null,
  next_attempt_at: delivery.created_at,
}

export const webhookExamples: Examples['operations'] = {
  CreateWebhookSubscription: {
    requests: {
      'All events of profiles': {
        name: 'Case desk',
        url: subscription.url,
        events: ['profile.*'],
        rate_limit_per_minute: 600,
      },
    },
    response: { ...created, secret },
  },
  ListWebhookSubscriptions: {
    response: { subscriptions: [subscription], has_more: false, next_cursor: null },
  },
  GetWebhookSubscription: { response: subscription },
  UpdateWebhookSubscription: {
    requests: {
      'Pause deliveries': { status: 'PAUSED' },
      'Fewer events': { events: ['profile.created'] },
    },
    response: { ...subscription, status: 'PAUSED', updated_at: '2026-01-31T13:00:00.000Z' },
  },
  DeleteWebhookSubscription: {},
  TestWebhookSubscription: { response: testDelivery },
  RotateWebhookSecret: {
    requests: { 'Replace a leaked secret': { immediate: true } },
    response: { id: subscriptionId, secret, previous_secret_expires_at: '2026-02-01T12:00:00.000Z' },
  },
  ListWebhookDeliveries: { response: { deliveries: [delivery], has_more: false, next_cursor: null } },
  GetWebhookDelivery: {
    response: {
      ...delivery,
      attempt_log: [
        {
          number: 1,
          started_at: '2026-01-31T12:00:00.310Z',
          duration_ms: 5012,
          response_status: null,
          response_body: null,
          failure: 'timeout',
        },
        {
          number: 2,
          started_at: '2026-01-31T12:01:01.970Z',
          duration_ms: 30,
          response_status: 204,
          response_body: '',
          failure: null,
        },
      ],
    },
  },
  RetryWebhookDelivery: { response: waiting },
}
