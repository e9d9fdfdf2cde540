import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  SUBSCRIPTION_NOT_FOUND: { kind: 'not-found', says: 'There is no such webhook subscription.', todo: 'Use an id from the list of subscriptions.' },
  SUBSCRIPTION_LIMIT_REACHED: { kind: 'conflict', says: 'No more webhook subscriptions can be added.', todo: 'Delete one that is no longer used.' },
  SUBSCRIPTION_NOT_ACTIVE: { kind: 'conflict', says: 'This webhook subscription is not active, so nothing is sent to it.', todo: 'Set its status to ACTIVE first.' },
  DELIVERY_NOT_FOUND: { kind: 'not-found', says: 'There is no such webhook delivery.', todo: 'Use an id from the list of deliveries.' },
  DELIVERY_NOT_FAILED: { kind: 'conflict', says: 'Only a failed delivery can be retried.', todo: 'Read the delivery\'s status; a pending one is retried by itself.' },
  DELIVERY_BODY_ERASED: { kind: 'conflict', says: 'What this delivery had to tell was erased.', todo: 'Read the resource itself; what is left of a person whose data was erased stands there.' },
})
