import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { events as domainEvents } from '#webhooks/events.ts'
import { withoutSecrets, type SubscriptionRow } from '#webhooks/queries/subscriptions.ts'
import { eventNameIssues } from '#webhooks/rules/event-names.ts'
import { applyChange, subscriptionEvent } from '#webhooks/rules/subscription.ts'
import { targetRules, urlIssues } from '#kernel/outbound/target.ts'
import { lockSubscription } from './lock-subscription.ts'

export interface UpdateWebhookSubscription {
  readonly id: string
  /** Omitted or null fields keep their values. */
  readonly input: {
    readonly name?: string | null
    readonly url?: string | null
    readonly events?: readonly string[] | null
    readonly status?: 'ACTIVE' | 'PAUSED' | null
    readonly rateLimitPerMinute?: number | null
  }
}

/** Changes the given fields of a webhook subscription. A paused subscription still collects deliveries, a disabled one does not. */
export const updateWebhookSubscription = command(
  async (tx, { id, input }: UpdateWebhookSubscription): Promise<SubscriptionRow> => {
    const subscription = await lockSubscription(tx, id)
    const { name, url, events, status, rateLimitPerMinute } = input
    const issues = [
      ...(url ? urlIssues(url, targetRules(tx.actor.environment, tx.settings.webhooks)) : []),
      ...(events ? eventNameIssues(events, subscription.service, tx.settings.publicEvents) : []),
    ]
    if (issues.length > 0) throw invalid(issues)

    Object.assign(
      subscription,
      applyChange(
        subscription,
        { url: url ?? subscription.url, status: status ?? subscription.status },
        tx.now(),
      ),
      {
        name: name ?? subscription.name,
        eventNames: events ? [...new Set(events)] : subscription.eventNames,
        rateLimitPerMinute: rateLimitPerMinute ?? subscription.rateLimitPerMinute,
        updatedAt: tx.now(),
      },
    )
    tx.emit(domainEvents.subscription_updated, id, subscriptionEvent(tx.actor, subscription))
    return withoutSecrets(subscription)
  },
)
