import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const TAG = 'Webhooks'
const subscriptionRefusals = { SUBSCRIPTION_NOT_FOUND: 404 }

type Row = Omit<Endpoint, 'auth' | 'tag' | 'isExtension'>

const SUBSCRIPTIONS: readonly Row[] = [
  {
    route: 'POST /webhooks/subscriptions',
    operation: 'CreateWebhookSubscription',
    status: 201,
    errors: { SUBSCRIPTION_LIMIT_REACHED: 409 },
    request: 'CreateWebhookSubscriptionRequest',
  },
  {
    route: 'GET /webhooks/subscriptions',
    operation: 'ListWebhookSubscriptions',
    status: 200,
    envelope: 'subscriptions',
    response: 'WebhookSubscriptionListResponse',
  },
  {
    route: 'GET /webhooks/subscriptions/{id}',
    operation: 'GetWebhookSubscription',
    status: 200,
    errors: subscriptionRefusals,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
  },
  {
    route: 'PUT /webhooks/subscriptions/{id}',
    operation: 'UpdateWebhookSubscription',
    status: 200,
    errors: subscriptionRefusals,
    request: 'UpdateWebhookSubscriptionRequest',
  },
  {
    route: 'DELETE /webhooks/subscriptions/{id}',
    operation: 'DeleteWebhookSubscription',
    status: 204,
    errors: subscriptionRefusals,
  },
  {
    route: 'POST /webhooks/subscriptions/{id}/test',
    operation: 'TestWebhookSubscription',
    status: 202,
    errors: { ...subscriptionRefusals, SUBSCRIPTION_NOT_ACTIVE: 409 },
  },
  {
    route: 'POST /webhooks/subscriptions/{id}/rotate-secret',
    operation: 'RotateWebhookSecret',
    status: 200,
    errors: subscriptionRefusals,
  },
]

const deliveries = (notActive: string): readonly Row[] => [
  {
    route: 'GET /webhooks/deliveries',
    operation: 'ListWebhookDeliveries',
    status: 200,
    errors: { CURSOR_INVALID: 400 },
    response: 'WebhookDeliveryListResponse',
  },
  {
    route: 'GET /webhooks/deliveries/{id}',
    operation: 'GetWebhookDelivery',
    status: 200,
    errors: { DELIVERY_NOT_FOUND: 404 },
    notFound: 'DELIVERY_NOT_FOUND',
  },
  {
    route: 'POST /webhooks/deliveries/{id}/retry',
    operation: 'RetryWebhookDelivery',
    status: 202,
    errors: {
      DELIVERY_NOT_FOUND: 404,
      DELIVERY_NOT_FAILED: 409,
      DELIVERY_BODY_ERASED: 409,
      [notActive]: 409,
    },
  },
]

interface WebhookRoutes {
  readonly auth: readonly RouteCredential[]
  /** The edge pages the list of subscriptions like the other lists of the service. */
  readonly listsInPages?: true
  /** Operations that the interface specification has. */
  readonly specified?: readonly string[]
}

function routesOf(rows: readonly Row[], { auth, specified = [] }: WebhookRoutes): readonly Endpoint[] {
  return rows.map(row => ({
    ...row,
    auth,
    tag: TAG,
    ...(!specified.includes(row.operation) && { isExtension: true }),
  }))
}

const inPages = (row: Row): Row =>
  row.envelope === undefined ? row : { ...row, inPages: true, errors: { CURSOR_INVALID: 400 } }

/** Webhook subscriptions and their deliveries. */
export const webhookRoutes = (given: WebhookRoutes): readonly Endpoint[] =>
  routesOf(
    [
      ...(given.listsInPages ? SUBSCRIPTIONS.map(inPages) : SUBSCRIPTIONS),
      ...deliveries('SUBSCRIPTION_NOT_ACTIVE'),
    ],
    given,
  )

/** Deliveries of a service without subscriptions. */
export const deliveryRoutes = (given: WebhookRoutes): readonly Endpoint[] =>
  routesOf(deliveries('WEBHOOK_URL_REMOVED'), given)
