import { defineEntity, p } from '@mikro-orm/core'

export type PayoutMethod = 'BANK_ACCOUNT' | 'MOBILE_WALLET' | 'CASH_PICKUP'
export type RecipientStatus = 'ACTIVE' | 'INACTIVE'

/**
 * A person or business that a customer sends money to. Rows are never deleted, because transfers reference them. `details`
 * contains the encrypted account number, IBAN, phone and address; their own columns only hold values of an earlier version that
 * are not encrypted yet.
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
