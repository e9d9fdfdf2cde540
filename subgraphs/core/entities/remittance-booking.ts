import { defineEntity, p } from '@mikro-orm/core'

/** A remittance step that is booked in the ledger. */
export const RemittanceBooking = defineEntity({
  name: 'RemittanceBooking',
  schema: 'core',
  tableName: 'remittance_bookings',
  properties: {
    workspaceId: p.uuid().primary(),
    transferId: p.uuid().primary(),
    step: p.text().primary(),
    currency: p.text(),
    clearingMinor: p.bigint(),
    bookedAt: p.datetime(),
  },
})
