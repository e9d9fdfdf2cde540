import { defineEntity, p } from '@mikro-orm/core'
import type { AgreementType } from './agreement.ts'
import type { PayoutMethod } from './recipient.ts'

/** A route for money with its price: a margin on the rate, and a fee with a fixed and a proportional part. */
export const Corridor = defineEntity({
  name: 'Corridor',
  schema: 'remittance',
  tableName: 'corridors',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    sendCurrency: p.text(),
    receiveCurrency: p.text(),
    destinationCountry: p.text(),
    isEnabled: p.boolean(),
    minimumMinor: p.bigint(),
    maximumMinor: p.bigint(),
    marginPpm: p.bigint(),
    feeFixedMinor: p.bigint(),
    feePpm: p.bigint(),
    lockSeconds: p.integer(),
    payoutMethods: p.array<PayoutMethod>(text => text as PayoutMethod),
    requiredAgreement: p.text().$type<AgreementType>().strictNullable(),
    createdAt: p.datetime(),
  },
})
