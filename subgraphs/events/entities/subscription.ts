import { defineEntity, p } from '@mikro-orm/core'
import type { Service } from '#kernel/principal.ts'

export type SubscriptionStatus = 'ACTIVE' | 'PAUSED' | 'DISABLED'

/**
 * Somebody who is told of events at a URL. Secrets are sealed. `dueAt` is when there may be something to send, null when
 * there is nothing; `atOnce` is how many deliveries may be under way at the same time, more as the receiver proves well.
 */
export const Subscription = defineEntity({
  name: 'Subscription',
  schema: 'events',
  tableName: 'subscriptions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    service: p.text().$type<Service>(),
    name: p.text(),
    url: p.text(),
    eventNames: p.array(),
    status: p.text().$type<SubscriptionStatus>(),
    disabledReason: p.text().strictNullable(),
    rateLimitPerMinute: p.integer(),
    secret: p.text(),
    previousSecret: p.text().strictNullable(),
    previousSecretUntil: p.datetime().strictNullable(),
    failures: p.integer(),
    atOnce: p.integer(),
    dueAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
  },
})
