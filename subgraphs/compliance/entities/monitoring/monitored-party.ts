import { defineEntity, p } from '@mikro-orm/core'

/** A customer of stored transactions, by which a counterparty is recognised as a customer. */
export const MonitoredCustomer = defineEntity({
  name: 'MonitoredCustomer',
  schema: 'compliance',
  tableName: 'monitored_customers',
  properties: {
    workspaceId: p.uuid().primary(),
    /** The tenant's own id. */
    customerId: p.text().primary(),
  },
})

/** An account of a customer of stored transactions. */
export const MonitoredAccount = defineEntity({
  name: 'MonitoredAccount',
  schema: 'compliance',
  tableName: 'monitored_accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Keyed hash of the account's id. */
    account: p.text().primary(),
    customerId: p.text(),
  },
})

/** A customer's transactions in one currency on one calendar day in UTC, added up. */
export const CustomerDay = defineEntity({
  name: 'CustomerDay',
  schema: 'compliance',
  tableName: 'customer_days',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.text().primary(),
    currency: p.text().primary(),
    day: p.date().primary(),
    transactions: p.integer(),
    sumMinor: p.decimal().columnType('numeric'),
    sumOfSquares: p.decimal().columnType('numeric'),
  },
})
