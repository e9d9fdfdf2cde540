import type { RouteCredential, Endpoint } from '../../endpoint.ts'

const subscriptionRefusals = { SUBSCRIPTION_NOT_FOUND: 404 }
const keys: readonly RouteCredential[] = ['tenant']

/** Webhook subscriptions and their deliveries. */
export const webhookRoutes: readonly Endpoint[] = [
  { route: 'POST /webhooks/subscriptions', runs: 'CreateWebhookSubscription', replies: 201, as: keys, refuses: { SUBSCRIPTION_LIMIT_REACHED: 409 }, request: 'CreateWebhookSubscriptionRequest', tag: 'Webhooks' },
  { route: 'GET /webhooks/subscriptions', runs: 'ListWebhookSubscriptions', replies: 200, as: keys, inPages: true, refuses: { CURSOR_INVALID: 400 }, wraps: 'subscriptions', response: 'WebhookSubscriptionListResponse', tag: 'Webhooks' },
  { route: 'GET /webhooks/subscriptions/{id}', runs: 'GetWebhookSubscription', replies: 200, as: keys, refuses: subscriptionRefusals, missing: 'SUBSCRIPTION_NOT_FOUND', tag: 'Webhooks', isExtension: true },
  { route: 'PUT /webhooks/subscriptions/{id}', runs: 'UpdateWebhookSubscription', replies: 200, as: keys, refuses: subscriptionRefusals, request: 'UpdateWebhookSubscriptionRequest', tag: 'Webhooks' },
  { route: 'DELETE /webhooks/subscriptions/{id}', runs: 'DeleteWebhookSubscription', replies: 204, as: keys, refuses: subscriptionRefusals, tag: 'Webhooks' },
  { route: 'POST /webhooks/subscriptions/{id}/test', runs: 'TestWebhookSubscription', replies: 202, as: keys, refuses: { ...subscriptionRefusals, SUBSCRIPTION_NOT_ACTIVE: 409 }, tag: 'Webhooks' },
  { route: 'POST /webhooks/subscriptions/{id}/rotate-secret', runs: 'RotateWebhookSecret', replies: 200, as: keys, refuses: subscriptionRefusals, tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/deliveries', runs: 'ListWebhookDeliveries', replies: 200, as: keys, refuses: { CURSOR_INVALID: 400 }, response: 'WebhookDeliveryListResponse', tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/deliveries/{id}', runs: 'GetWebhookDelivery', replies: 200, as: keys, refuses: { DELIVERY_NOT_FOUND: 404 }, missing: 'DELIVERY_NOT_FOUND', tag: 'Webhooks', isExtension: true },
  { route: 'POST /webhooks/deliveries/{id}/retry', runs: 'RetryWebhookDelivery', replies: 202, as: keys, refuses: { DELIVERY_NOT_FOUND: 404, DELIVERY_NOT_FAILED: 409, DELIVERY_BODY_ERASED: 409, SUBSCRIPTION_NOT_ACTIVE: 409 }, tag: 'Webhooks' },
]
