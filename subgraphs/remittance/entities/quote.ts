import { defineEntity, p } from '@mikro-orm/core'

/** A locked rate and fee. Without a customer, any sender of the workspace may use it. `usedByTransferId` is set once. */
export const Quote = defineEntity({
  name: 'Quote',
  schema: 'remittance',
  tableName: 'quotes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    corridorId: p.uuid(),
    customerId: p.uuid().strictNullable(),
    sendAmountMinor: p.bigint(),
    sendCurrency: p.text(),
    receiveAmountMinor: p.bigint(),
    receiveCurrency: p.text(),
    destinationCountry: p.text(),
    exchangeRate: p.decimal().columnType('numeric'),
    feeMinor: p.bigint(),
    /** Part of the amount that the margin on the rate earns. */
    marginMinor: p.bigint(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedByTransferId: p.uuid().strictNullable(),
    usedAt: p.datetime().strictNullable(),
  },
})
