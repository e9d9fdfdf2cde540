import { defineEntity, p } from '@mikro-orm/core'

/** The encrypted text of a delivery that is signed and sent; null after it was erased. `id` is that of the delivery. */
export const DeliveryBody = defineEntity({
  name: 'DeliveryBody',
  schema: 'webhooks',
  tableName: 'delivery_bodies',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subscriptionId: p.uuid(),
    eventId: p.uuid(),
    customerId: p.uuid().strictNullable(),
    body: p.text().strictNullable(),
  },
})
