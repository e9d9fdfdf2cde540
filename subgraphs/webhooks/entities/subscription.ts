import { defineEntity, p } from '@mikro-orm/core'
import type { Service } from '#kernel/principal.ts'

export type SubscriptionStatus = 'ACTIVE' | 'PAUSED' | 'DISABLED'

/**
 * SUBSCRIPTION: the tenant's registration. TENANT_TARGET: the tenant's one target of a service without subscriptions.
 * CALLBACK_TARGET: a URL that single events name; the secrets of the tenant's target sign its deliveries.
 */
export type SubscriptionKind = 'SUBSCRIPTION' | 'TENANT_TARGET' | 'CALLBACK_TARGET'

/**
 * A registration of a URL for events. Secrets are encrypted. `dueAt` is the next time at which a delivery may be due, or null.
 * `concurrency` is the number of deliveries that may be in flight; it grows with each success.
 */
export const Subscription = defineEntity({
  name: 'Subscription',
  schema: 'webhooks',
  tableName: 'subscriptions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    service: p.text().$type<Service>(),
    kind: p.text().$type<SubscriptionKind>(),
    name: p.text(),
    url: p.text(),
    eventNames: p.array(),
    status: p.text().$type<SubscriptionStatus>(),
    disabledReason: p.text().strictNullable(),
    rateLimitPerMinute: p.integer(),
    secret: p.text(),
    previousSecret: p.text().strictNullable(),
    previousSecretUntil: p.datetime().strictNullable(),
    isSecretShown: p.boolean(),
    failures: p.integer(),
    /** When a target failed for the third time in a row; null once that is published. */
    failingAt: p.datetime().strictNullable(),
    concurrency: p.integer(),
    dueAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
  },
})
