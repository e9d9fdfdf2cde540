import { defineEntity, p } from '@mikro-orm/core'

/** One HTTP request of a delivery. Without an end it is in flight, or was interrupted with its worker. */
export const Attempt = defineEntity({
  name: 'Attempt',
  schema: 'webhooks',
  tableName: 'attempts',
  properties: {
    workspaceId: p.uuid().primary(),
    deliveryId: p.uuid().primary(),
    number: p.integer().primary(),
    subscriptionId: p.uuid(),
    startedAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
    responseStatus: p.integer().strictNullable(),
    responseBody: p.text().strictNullable(),
    failure: p.text().strictNullable(),
    durationMs: p.integer().strictNullable(),
  },
})
