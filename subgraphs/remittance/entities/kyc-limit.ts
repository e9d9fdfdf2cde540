import { defineEntity, p } from '@mikro-orm/core'

/** What customers of a KYC level may send in a currency from a moment on, until the next row of the two. */
export const KycLimit = defineEntity({
  name: 'KycLimit',
  schema: 'remittance',
  tableName: 'kyc_limits',
  properties: {
    workspaceId: p.uuid().primary(),
    level: p.smallint().primary(),
    currency: p.text().primary(),
    effectiveFrom: p.datetime().primary(),
    perDayMinor: p.bigint(),
    perMonthMinor: p.bigint(),
  },
})
