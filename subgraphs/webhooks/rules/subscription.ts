import type { Principal, Service } from '#kernel/principal.ts'
import type { Row } from '#kernel/database/columns.ts'
import type { Subscription, SubscriptionStatus } from '#webhooks/entities/subscription.ts'

type SubscriptionState = Pick<
  Row<typeof Subscription>,
  'url' | 'status' | 'disabledReason' | 'failures' | 'concurrency' | 'dueAt'
>

/** Initial concurrency: deliveries in flight to a receiver without any success yet. */
export const INITIAL_CONCURRENCY = 2

/** Attempts in any 60 seconds, if the tenant sets no other number. */
export const DEFAULT_RATE_LIMIT = 1_000

/** Services whose events go to one URL of the tenant, or to a URL that the event names, instead of to subscriptions. */
const ONE_TARGET: ReadonlySet<Service> = new Set(['idv'])

export const hasOneTarget = (service: Service): boolean => ONE_TARGET.has(service)

/** Time for which the previous secret stays valid after a rotation. */
export const OVERLAP_MS = 24 * 3_600_000

export interface Change {
  readonly url: string
  readonly status: SubscriptionStatus
}

/**
 * Effect of a new URL or status on sending. An activated subscription, or one with a new URL, starts like a new one, and
 * waiting deliveries are sent. A paused one is not due. A disabled one stays due until no delivery waits.
 */
export function applyChange(before: SubscriptionState, { url, status }: Change, at: Date): SubscriptionState {
  const isFresh = url !== before.url || (status === 'ACTIVE' && before.status !== 'ACTIVE')
  return {
    url,
    status,
    disabledReason: status === 'DISABLED' ? before.disabledReason : null,
    failures: isFresh ? 0 : before.failures,
    concurrency: isFresh ? INITIAL_CONCURRENCY : before.concurrency,
    dueAt: dueAfter(before, status, isFresh, at),
  }
}

function dueAfter(
  { dueAt }: SubscriptionState,
  status: SubscriptionStatus,
  isFresh: boolean,
  at: Date,
): Date | null {
  switch (status) {
    case 'PAUSED':
      return null
    case 'ACTIVE':
      return isFresh ? at : dueAt
    case 'DISABLED':
      return dueAt
  }
}

/** Event data of a subscription. The URL is left out, because tenants put credentials there. */
export const subscriptionEvent = (
  { kind, subjectId }: Principal,
  { id, service, eventNames, status, rateLimitPerMinute }: Row<typeof Subscription>,
): Record<string, unknown> => ({
  subscriptionId: id,
  service,
  events: eventNames,
  status,
  rateLimitPerMinute,
  by: `${kind}:${subjectId}`,
})
