import type { Principal } from '#kernel/principal.ts'
import type { Row } from '#kernel/database/columns.ts'
import type { Subscription, SubscriptionStatus } from '../entities/subscription.ts'

type SubscriptionState = Pick<Row<typeof Subscription>, 'url' | 'status' | 'disabledReason' | 'failures' | 'atOnce' | 'dueAt'>

/** How many deliveries may be under way at once to a receiver that has not proved itself yet. */
export const FIRST_AT_ONCE = 2

/** How long a secret is good beside the one that replaces it. */
export const OVERLAP_MS = 24 * 3_600_000

export interface Change {
  readonly url: string
  readonly status: SubscriptionStatus
}

/**
 * What a change of address or status does to the sending. Who is active again, or stands at a new address, starts as a new one,
 * and what waited is sent; while it is paused there is nothing to look for. A disabled one is looked at until nothing waits.
 */
export function changed(before: SubscriptionState, { url, status }: Change, at: Date): SubscriptionState {
  const isFresh = url !== before.url || (status === 'ACTIVE' && before.status !== 'ACTIVE')
  return {
    url, status,
    disabledReason: status === 'DISABLED' ? before.disabledReason : null,
    failures: isFresh ? 0 : before.failures,
    atOnce: isFresh ? FIRST_AT_ONCE : before.atOnce,
    dueAt: dueAfter(before, status, isFresh, at),
  }
}

function dueAfter({ dueAt }: SubscriptionState, status: SubscriptionStatus, isFresh: boolean, at: Date): Date | null {
  switch (status) {
    case 'PAUSED': return null
    case 'ACTIVE': return isFresh ? at : dueAt
    case 'DISABLED': return dueAt
  }
}

/** What is published of a subscription. Its URL is not: tenants put credentials there. */
export const subscriptionFact = ({ kind, subjectId }: Principal, { id, service, eventNames, status, rateLimitPerMinute }: Row<typeof Subscription>): Record<string, unknown> =>
  ({ subscriptionId: id, service, events: eventNames, status, rateLimitPerMinute, by: `${kind}:${subjectId}` })
