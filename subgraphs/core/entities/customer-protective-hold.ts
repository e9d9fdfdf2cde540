import { defineEntity, p } from '@mikro-orm/core'
import type { ProtectiveHoldScope } from '#core/rules/protective-hold.ts'

/** A protective hold of elder protection, recorded from its events. Debits that it covers are refused. */
export const CustomerProtectiveHold = defineEntity({
  name: 'CustomerProtectiveHold',
  schema: 'core',
  tableName: 'protective_holds',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** The tenant's id for the customer. */
    externalCustomerId: p.text(),
    /** Null while identity does not have the customer. */
    customerId: p.uuid().strictNullable(),
    scope: p.text().$type<ProtectiveHoldScope>(),
    transactionId: p.text().strictNullable(),
    accountId: p.text().strictNullable(),
    /** Keyed hashes of the payee; empty once the hold has ended. */
    payeeHashes: p.array(),
    isInForce: p.boolean(),
    /** Null for a hold without an end. */
    expiresAt: p.datetime().strictNullable(),
    eventSequence: p.bigint(),
    /** Number of the change among the changes of all holds of the customer. */
    version: p.integer(),
    changedAt: p.datetime(),
  },
})
