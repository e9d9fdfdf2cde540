import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import type { Service } from '#kernel/principal.ts'
import type { Subscription } from '#webhooks/entities/subscription.ts'
import { refuse } from '#webhooks/errors.ts'
import { servicesFor } from './visible.ts'

/** A subscription without its secrets, for results and the idempotency store. */
export type SubscriptionRow = Omit<Row<typeof Subscription>, 'secret' | 'previousSecret'>

/** Maximum number of subscriptions of a service in a workspace, without deleted ones. */
export const SUBSCRIPTIONS_MAX = 50

const COLUMNS = `subscription.workspace_id as "workspaceId", subscription.id, subscription.service, subscription.kind, subscription.name, subscription.url,
  subscription.event_names as "eventNames", subscription.status, subscription.disabled_reason as "disabledReason",
  subscription.rate_limit_per_minute as "rateLimitPerMinute", subscription.previous_secret_until as "previousSecretUntil",
  subscription.is_secret_shown as "isSecretShown", subscription.failures, subscription.failing_at as "failingAt", subscription.concurrency, subscription.due_at as "dueAt",
  subscription.created_at as "createdAt", subscription.updated_at as "updatedAt", subscription.deleted_at as "deletedAt"`

const NEWEST = `select ${COLUMNS} from unnest($2::text[]) as visible (service)
  cross join lateral (
    select * from webhooks.subscriptions
    where workspace_id = $1 and service = visible.service and deleted_at is null and kind = 'SUBSCRIPTION'
    order by created_at desc, id desc limit ${SUBSCRIPTIONS_MAX}) subscription
  order by subscription.created_at desc, subscription.id desc`

const BY_IDS = planOnce(
  `select ${COLUMNS} from webhooks.subscriptions subscription
  where workspace_id = $1 and id = any($2::uuid[]) and service = any($3::text[]) and deleted_at is null and kind = 'SUBSCRIPTION'`,
)

/** A subscription of the workspace that the caller may see; deleted ones are not found. */
export const subscriptionById = loader<string, SubscriptionRow>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<SubscriptionRow>(workspaceId, BY_IDS, [
    workspaceId,
    ids,
    servicesFor(ctx, 'read'),
  ])
  return inOrder(ids, rows, ({ id }) => id)
})

export async function webhookSubscription(ctx: Context, id: string): Promise<SubscriptionRow> {
  servicesFor(ctx, 'read')
  const found = await subscriptionById(ctx, id)
  if (!found) throw refuse('SUBSCRIPTION_NOT_FOUND')
  return found
}

/** Subscriptions, newest first: for keys those of their service, for staff those of the given service or of every service. */
export async function webhookSubscriptions(
  ctx: Context,
  { service }: { service?: Service | null },
): Promise<SubscriptionRow[]> {
  const services = servicesFor(ctx, 'read').filter(each => !service || each === service)
  return ctx.database.read<SubscriptionRow>(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId, services])
}

/** The row without its secrets. */
export function withoutSecrets({
  secret: _,
  previousSecret: __,
  ...shown
}: Row<typeof Subscription>): SubscriptionRow {
  return shown
}

/** End of the previous secret's validity; null when there is none. */
export const previousSecretExpiryOf = (
  ctx: Context,
  { previousSecretUntil }: SubscriptionRow,
): Date | null =>
  previousSecretUntil !== null && previousSecretUntil > ctx.now() ? previousSecretUntil : null
