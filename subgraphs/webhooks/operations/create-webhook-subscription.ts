import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { Service } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { nextSequence } from '#kernel/events/sequence.ts'
import { one } from '#kernel/database/one.ts'
import { Subscription } from '#webhooks/entities/subscription.ts'
import { refuse } from '#webhooks/errors.ts'
import { events } from '#webhooks/events.ts'
import { SUBSCRIPTIONS_MAX, withoutSecrets, type SubscriptionRow } from '#webhooks/queries/subscriptions.ts'
import { servicesFor } from '#webhooks/queries/visible.ts'
import { eventNameIssues } from '#webhooks/rules/event-names.ts'
import {
  DEFAULT_RATE_LIMIT,
  hasOneTarget,
  INITIAL_CONCURRENCY,
  subscriptionEvent,
} from '#webhooks/rules/subscription.ts'
import { targetRules, urlIssues } from '#kernel/outbound/target.ts'
import { newSecret, sealSecret } from '#webhooks/secrets.ts'

export interface CreateWebhookSubscription {
  /** For keys, their own service when omitted. */
  readonly service?: Service | null
  readonly input: {
    readonly name: string
    readonly url: string
    readonly events: readonly string[]
    readonly rateLimitPerMinute?: number
  }
}

const COUNT =
  "select count(*) as count from webhooks.subscriptions where workspace_id = $1 and service = $2 and deleted_at is null and kind = 'SUBSCRIPTION'"

/** Adds an active webhook subscription. Only this result contains its secret; it is stored encrypted. */
export const createWebhookSubscription = command(
  async (
    tx,
    { service: requested, input }: CreateWebhookSubscription,
  ): Promise<SubscriptionRow & { secret: string }> => {
    const { workspaceId } = tx.actor
    const service = serviceOf(tx, requested)
    const issues = [
      ...urlIssues(input.url, targetRules(tx.actor.environment, tx.settings.webhooks)),
      ...eventNameIssues(input.events, service, tx.settings.publicEvents),
    ]
    if (issues.length > 0) throw invalid(issues)
    await refuseBeyondMost(tx, service)

    const id = newId()
    const secret = newSecret()
    const subscription = tx.em.create(Subscription, {
      workspaceId,
      id,
      service,
      kind: 'SUBSCRIPTION',
      name: input.name,
      url: input.url,
      eventNames: [...new Set(input.events)],
      status: 'ACTIVE',
      disabledReason: null,
      rateLimitPerMinute: input.rateLimitPerMinute ?? DEFAULT_RATE_LIMIT,
      secret: sealSecret(tx.keys, workspaceId, id, secret),
      previousSecret: null,
      previousSecretUntil: null,
      isSecretShown: true,
      failures: 0,
      failingAt: null,
      concurrency: INITIAL_CONCURRENCY,
      dueAt: null,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      deletedAt: null,
    })
    tx.emit(events.subscription_created, id, subscriptionEvent(tx.actor, subscription))
    return { ...withoutSecrets(subscription), secret }
  },
  { storage: 'secret' },
)

function serviceOf(tx: Tx, requested: Service | null | undefined): Service {
  const services = servicesFor(tx, 'write')
  const service = requested ?? (services.length === 1 ? services[0] : undefined)
  if (service === undefined) throw invalid([{ field: 'service', reason: 'is required' }])
  if (!services.includes(service))
    throw invalid([{ field: 'service', reason: 'must be the service of this key' }])
  if (hasOneTarget(service))
    throw invalid([
      {
        field: 'service',
        reason: 'must have subscriptions; this one sends its events to the URL in its settings',
      },
    ])
  return service
}

/** Serialises concurrent callers on the workspace's counter; otherwise together they could exceed the limit. */
async function refuseBeyondMost(tx: Tx, service: Service): Promise<void> {
  await nextSequence(tx, `webhook_subscriptions_of_${service}`, tx.actor.workspaceId)
  const row = one(await tx.sql<{ count: bigint }>(COUNT, [tx.actor.workspaceId, service]))
  if (row.count >= SUBSCRIPTIONS_MAX) throw refuse('SUBSCRIPTION_LIMIT_REACHED')
}
