import { defineEntity, p } from '@mikro-orm/core'

/**
 * A person or business that the tenant serves. `personal` contains the encrypted e-mail address, phone number, date of birth,
 * address and identification numbers. The columns of the first four only hold values of an earlier version that are not
 * encrypted yet.
 */
export const Customer = defineEntity({
  name: 'Customer',
  schema: 'identity',
  tableName: 'customers',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    externalId: p.text(),
    customerNumber: p.text().strictNullable(),
    type: p.text(),
    status: p.text(),
    statusReason: p.text().strictNullable(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    legalName: p.text().strictNullable(),
    incorporationDate: p.date().strictNullable(),
    email: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    dateOfBirth: p.date().strictNullable(),
    countryCode: p.text().strictNullable(),
    address: p.text().strictNullable(),
    kycStatus: p.text(),
    kycLevel: p.smallint(),
    kycAttestedBy: p.text().strictNullable(),
    kycAttestedAt: p.datetime().strictNullable(),
    personal: p.text().strictNullable(),
    phoneHash: p.text().strictNullable(),
    emailHash: p.text().strictNullable(),
    bvnHash: p.text().strictNullable(),
    ninHash: p.text().strictNullable(),
    tinHash: p.text().strictNullable(),
    erasedAt: p.datetime().strictNullable(),
    erasedBy: p.text().strictNullable(),
    erasureReason: p.text().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
