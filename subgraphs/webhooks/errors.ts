import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  SUBSCRIPTION_NOT_FOUND: {
    kind: 'not-found',
    message: 'The webhook subscription does not exist.',
    resolution: 'Use an id from the list of subscriptions.',
  },
  SUBSCRIPTION_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The service already has the maximum number of webhook subscriptions.',
    resolution: 'Delete a subscription that is no longer used.',
  },
  SUBSCRIPTION_NOT_ACTIVE: {
    kind: 'conflict',
    message: 'This webhook subscription is not active, so nothing is sent to it.',
    resolution: 'Set its status to ACTIVE first.',
  },
  WEBHOOK_URL_REMOVED: {
    kind: 'conflict',
    message: 'The webhook URL of this delivery was removed, so nothing is sent to it.',
    resolution: 'Set a webhook URL first.',
  },
  DELIVERY_NOT_FOUND: {
    kind: 'not-found',
    message: 'The webhook delivery does not exist.',
    resolution: 'Use an id from the list of deliveries.',
  },
  DELIVERY_NOT_FAILED: {
    kind: 'conflict',
    message: 'Only a failed delivery can be retried.',
    resolution: "Read the delivery's status. A pending delivery is retried automatically.",
  },
  DELIVERY_BODY_ERASED: {
    kind: 'conflict',
    message: 'The body of this delivery has been erased.',
    resolution: 'Read the resource itself; it contains the data that remain after the erasure.',
  },
})
