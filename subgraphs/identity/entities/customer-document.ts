import { defineEntity, p } from '@mikro-orm/core'

/** A document of a customer, without its picture. `number` is encrypted. */
export const CustomerDocument = defineEntity({
  name: 'CustomerDocument',
  schema: 'identity',
  tableName: 'customer_documents',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    customerId: p.uuid(),
    type: p.text(),
    number: p.text(),
    issuingCountry: p.text(),
    issuedOn: p.date().strictNullable(),
    expiresOn: p.date().strictNullable(),
    status: p.text(),
    statusReason: p.text().strictNullable(),
    reviewedBy: p.text().strictNullable(),
    reviewedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
})
