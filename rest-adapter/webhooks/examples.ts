import type { Examples } from '#rest-adapter/endpoint.ts'

/** What differs between the examples of the services that write snake_case. */
interface ExampleSubscription {
  readonly name: string
  readonly url: string
  /** The group of events to which it subscribes, and the title of this example. */
  readonly group: string
  readonly groupTitle: string
  /** The events of the example that subscribes to fewer events; the first one is delivered. */
  readonly fewerEvents: readonly [string, ...string[]]
  /** Fields beside the list of subscriptions. */
  readonly page?: Readonly<Record<string, unknown>>
}

const subscriptionId = '0199a1c2-7f30-7cde-8f21-0000000000e1'
/** A secret that signs nothing. */
export const EXAMPLE_SECRET = 'whsec_bm90IGEgc2VjcmV0LCBhbiBleGFtcGxlIG9mIG9uZSE='

const ids = { id: '0199a1c2-7f30-7cde-8f21-0000000000e2', subscription_id: subscriptionId }
const delivered = {
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
const attempts = [
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
]

/** Examples of webhook subscriptions and deliveries of a service that writes snake_case. */
export function webhookExamples(given: ExampleSubscription): Examples['operations'] {
  const { name, url, group, groupTitle, fewerEvents, page } = given
  const shown = { id: subscriptionId, name, url, events: [group], status: 'ACTIVE' }
  const times = { created_at: '2026-01-31T12:00:00.000Z', updated_at: '2026-01-31T12:00:00.000Z' }
  const subscription = { ...shown, disabled_reason: null, rate_limit_per_minute: 600, ...times }
  const { disabled_reason: _, ...created } = subscription
  const delivery = { ...ids, event: fewerEvents[0], ...delivered }
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
  return {
    CreateWebhookSubscription: {
      requests: { [groupTitle]: { name, url, events: [group], rate_limit_per_minute: 600 } },
      response: { ...created, secret: EXAMPLE_SECRET },
    },
    ListWebhookSubscriptions: { response: { subscriptions: [subscription], ...page } },
    GetWebhookSubscription: { response: subscription },
    UpdateWebhookSubscription: {
      requests: { 'Pause deliveries': { status: 'PAUSED' }, 'Fewer events': { events: fewerEvents } },
      response: { ...subscription, status: 'PAUSED', updated_at: '2026-01-31T13:00:00.000Z' },
    },
    DeleteWebhookSubscription: {},
    TestWebhookSubscription: { response: testDelivery },
    RotateWebhookSecret: {
      requests: { 'Replace a leaked secret': { immediate: true } },
      response: {
        id: subscriptionId,
        secret: EXAMPLE_SECRET,
        previous_secret_expires_at: '2026-02-01T12:00:00.000Z',
      },
    },
    ListWebhookDeliveries: { response: { deliveries: [delivery], has_more: false, next_cursor: null } },
    GetWebhookDelivery: { response: { ...delivery, attempt_log: attempts } },
    RetryWebhookDelivery: { response: waiting },
  }
}
