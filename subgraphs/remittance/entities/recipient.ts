import { defineEntity, p } from '@mikro-orm/core'

export type PayoutMethod = 'BANK_ACCOUNT' | 'MOBILE_WALLET' | 'CASH_PICKUP'
export type RecipientStatus = 'ACTIVE' | 'INACTIVE'

/**
 * Somebody a customer sends money to. Never deleted: transfers point at it. `details` is the sealed account number, IBAN,
 * phone and address; their own columns hold only what a version before wrote and nobody has sealed yet.
 */
export const Recipient = defineEntity({
  name: 'Recipient',
  schema: 'remittance',
  tableName: 'recipients',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    customerId: p.uuid(),
    status: p.text().$type<RecipientStatus>(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    businessName: p.text().strictNullable(),
    country: p.text(),
    currency: p.text(),
    payoutMethod: p.text().$type<PayoutMethod>(),
    bankCode: p.text().strictNullable(),
    accountNumber: p.text().strictNullable(),
    iban: p.text().strictNullable(),
    bic: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    relationship: p.text().strictNullable(),
    address: p.text().strictNullable(),
    warnings: p.array(),
    details: p.text().strictNullable(),
    accountHash: p.text().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
