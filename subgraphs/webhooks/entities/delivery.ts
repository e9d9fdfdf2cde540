import { defineEntity, p } from '@mikro-orm/core'
import type { Service } from '#kernel/principal.ts'

export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED'

/**
 * One event for one subscription. `attempts` counts the attempts that are no longer in flight. `retries` counts the failed
 * attempts since the schedule started; a manual retry restarts it.
 */
export const Delivery = defineEntity({
  name: 'Delivery',
  schema: 'webhooks',
  tableName: 'deliveries',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subscriptionId: p.uuid(),
    service: p.text().$type<Service>(),
    eventId: p.uuid(),
    eventName: p.text(),
    resourceType: p.text(),
    resourceId: p.uuid(),
    sequence: p.bigint(),
    occurredAt: p.datetime(),
    isTest: p.boolean(),
    status: p.text().$type<DeliveryStatus>(),
    attempts: p.integer(),
    retries: p.integer(),
    dueAt: p.datetime().strictNullable(),
    responseStatus: p.integer().strictNullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
})
