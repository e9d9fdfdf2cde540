import { defineEntity, p } from '@mikro-orm/core'
import type { Service } from '#kernel/principal.ts'

export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED'

/**
 * One event on its way to one subscription. `body` is the sealed text that is signed and sent, null once it was blanked;
 * `attempts` counts those for which nobody waits any more, so that one under way is the next; `retries` those that failed since
 * the schedule began, which a manual retry begins again.
 */
export const Delivery = defineEntity({
  name: 'Delivery',
  schema: 'events',
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
    customerId: p.uuid().strictNullable(),
    occurredAt: p.datetime(),
    body: p.text().strictNullable(),
    isTest: p.boolean(),
    status: p.text().$type<DeliveryStatus>(),
    attempts: p.integer(),
    retries: p.integer(),
    dueAt: p.datetime().strictNullable(),
    /** Of a version before, which leased deliveries in their own rows. */
    leasedUntil: p.datetime().strictNullable(),
    responseStatus: p.integer().strictNullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
})
