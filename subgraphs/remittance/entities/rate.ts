import { defineEntity, p } from '@mikro-orm/core'

/** A rate, in force until the next one of the pair: units of `receiveCurrency` per unit of `sendCurrency`. */
export const Rate = defineEntity({
  name: 'Rate',
  schema: 'remittance',
  tableName: 'rates',
  properties: {
    workspaceId: p.uuid().primary(),
    sendCurrency: p.text().primary(),
    receiveCurrency: p.text().primary(),
    validFrom: p.datetime().primary(),
    bid: p.decimal().columnType('numeric'),
    offer: p.decimal().columnType('numeric'),
  },
})
