import { defineEntity, p } from '@mikro-orm/core'

/** Sending limit of a KYC level in a currency, in force until the next row of the same level and currency. */
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
