import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  SUBSCRIPTION_NOT_FOUND: { kind: 'not-found', message: 'There is no such webhook subscription.', resolution: 'Use an id from the list of subscriptions.' },
  SUBSCRIPTION_LIMIT_REACHED: { kind: 'conflict', message: 'No more webhook subscriptions can be added.', resolution: 'Delete one that is no longer used.' },
  SUBSCRIPTION_NOT_ACTIVE: { kind: 'conflict', message: 'This webhook subscription is not active, so nothing is sent to it.', resolution: 'Set its status to ACTIVE first.' },
  DELIVERY_NOT_FOUND: { kind: 'not-found', message: 'There is no such webhook delivery.', resolution: 'Use an id from the list of deliveries.' },
  DELIVERY_NOT_FAILED: { kind: 'conflict', message: 'Only a failed delivery can be retried.', resolution: 'Read the delivery\'s status; a pending one is retried by itself.' },
  DELIVERY_BODY_ERASED: { kind: 'conflict', message: 'What this delivery had to tell was erased.', resolution: 'Read the resource itself; what is left of a person whose data was erased stands there.' },
})
