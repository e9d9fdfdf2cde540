import type { Context } from '#kernel/context.ts'
import type { Service } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import {
  createWebhookSubscription,
  type CreateWebhookSubscription,
} from './operations/create-webhook-subscription.ts'
import { deleteWebhookSubscription } from './operations/delete-webhook-subscription.ts'
import { retryWebhookDelivery } from './operations/retry-webhook-delivery.ts'
import { rotateWebhookSecret, type RotateWebhookSecret } from './operations/rotate-webhook-secret.ts'
import { testWebhookSubscription } from './operations/test-webhook-subscription.ts'
import {
  rotateWebhookTargetSecret,
  type RotateWebhookTargetSecret,
} from './operations/rotate-webhook-target-secret.ts'
import { setWebhookTarget, type SetWebhookTarget } from './operations/set-webhook-target.ts'
import {
  updateWebhookSubscription,
  type UpdateWebhookSubscription,
} from './operations/update-webhook-subscription.ts'
import {
  attemptsOfDelivery,
  deliveryById,
  nextAttemptOf,
  webhookDeliveries,
  webhookDelivery,
  type DeliveryFilter,
  type DeliveryRow,
} from './queries/deliveries.ts'
import {
  previousSecretExpiryOf,
  subscriptionById,
  webhookSubscription,
  webhookSubscriptions,
  type SubscriptionRow,
} from './queries/subscriptions.ts'
import { deliveryUrlById, webhookTargetUrl, webhookUrlOf } from './queries/targets.ts'
import { webhookEvents } from './queries/webhook-events.ts'
import type { Resolvers } from './schema.gen.ts'

interface Id {
  readonly id: string
}
interface OfService {
  readonly service?: Service | null
}

export const resolvers = {
  Query: {
    webhookSubscriptions: (_: unknown, filter: OfService, ctx: Context) => webhookSubscriptions(ctx, filter),
    webhookSubscription: (_: unknown, { id }: Id, ctx: Context) => webhookSubscription(ctx, id),
    webhookDeliveries: (_: unknown, filter: DeliveryFilter, ctx: Context) => webhookDeliveries(ctx, filter),
    webhookDelivery: (_: unknown, { id }: Id, ctx: Context) => webhookDelivery(ctx, id),
    webhookTargetUrl: (_: unknown, { id }: Id, ctx: Context) => webhookTargetUrl(ctx, id),
    webhookEvents: (_: unknown, filter: OfService, ctx: Context) => webhookEvents(ctx, filter),
  },
  Mutation: {
    createWebhookSubscription: (_: unknown, args: CreateWebhookSubscription, ctx: Context) =>
      createWebhookSubscription(ctx, args),
    updateWebhookSubscription: (_: unknown, args: UpdateWebhookSubscription, ctx: Context) =>
      updateWebhookSubscription(ctx, args),
    deleteWebhookSubscription: (_: unknown, args: Id, ctx: Context) => deleteWebhookSubscription(ctx, args),
    testWebhookSubscription: (_: unknown, args: Id, ctx: Context) => testWebhookSubscription(ctx, args),
    rotateWebhookSecret: (_: unknown, args: RotateWebhookSecret, ctx: Context) =>
      rotateWebhookSecret(ctx, args),
    rotateWebhookTargetSecret: (_: unknown, args: RotateWebhookTargetSecret, ctx: Context) =>
      rotateWebhookTargetSecret(ctx, args),
    setWebhookTarget: (_: unknown, args: SetWebhookTarget, ctx: Context) => setWebhookTarget(ctx, args),
    retryWebhookDelivery: (_: unknown, args: Id, ctx: Context) => retryWebhookDelivery(ctx, args),
  },
  WebhookSubscription: {
    __resolveReference: ({ id }: Id, ctx: Context) => subscriptionById(ctx, id),
    events: (row: SubscriptionRow) => row.eventNames,
    previousSecretExpiresAt: (row: SubscriptionRow, _: unknown, ctx: Context) =>
      previousSecretExpiryOf(ctx, row),
  },
  CreatedWebhookSubscription: {
    events: (row: SubscriptionRow) => row.eventNames,
  },
  WebhookDelivery: {
    __resolveReference: ({ id }: Id, ctx: Context) => deliveryById(ctx, id),
    subscription: (row: DeliveryRow, _: unknown, ctx: Context) => subscriptionById(ctx, row.subscriptionId),
    url: async (row: DeliveryRow, _: unknown, ctx: Context) =>
      (await deliveryUrlById(ctx, row.subscriptionId)) ?? null,
    event: (row: DeliveryRow) => row.eventName,
    sequence: (row: DeliveryRow) => Number(row.sequence),
    attemptLog: async (row: DeliveryRow, _: unknown, ctx: Context) =>
      (await attemptsOfDelivery(ctx, row.id)) ?? [],
    nextAttemptAt: (row: DeliveryRow, _: unknown, ctx: Context) => nextAttemptOf(ctx, row),
  },
  IdvSettings: {
    __resolveReference: (key: { readonly workspaceId: string }) => key,
    webhookUrl: (_: unknown, __: unknown, ctx: Context) => webhookUrlOf(ctx, 'idv'),
  },
  WebhookEvent: {
    description: (event: PublicEvent) => event.description,
  },
  ServiceName: {
    REMITTANCE: 'remittance',
    COMPLIANCE: 'compliance',
    SENTINEL: 'sentinel',
    IDV: 'idv',
    BANKING: 'banking',
    CORE: 'core',
  },
} satisfies Resolvers
