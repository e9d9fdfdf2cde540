import { defineEntity, p } from '@mikro-orm/core'

/** A person or business that the tenant serves. */
export const Customer = defineEntity({
  name: 'Customer',
  schema: 'identity',
  tableName: 'customers',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    externalId: p.text(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    email: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    dateOfBirth: p.date().strictNullable(),
    countryCode: p.text().strictNullable(),
    address: p.text().strictNullable(),
    kycStatus: p.text(),
    kycLevel: p.smallint(),
    kycAttestedBy: p.text().strictNullable(),
    kycAttestedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
