import { defineEntity, p } from '@mikro-orm/core'

/** Interest that was posted to an account at the end of a period; never updated. */
export const InterestPosting = defineEntity({
  name: 'InterestPosting',
  schema: 'core',
  tableName: 'interest_postings',
  properties: {
    workspaceId: p.uuid().primary(),
    bookingDate: p.date().primary(),
    accountId: p.uuid().primary(),
    postedMinor: p.bigint(),
    taxMinor: p.bigint(),
    chargedMinor: p.bigint(),
    interestTransactionId: p.uuid().strictNullable(),
    chargeTransactionId: p.uuid().strictNullable(),
  },
})
