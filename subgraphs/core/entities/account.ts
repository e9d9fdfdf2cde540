import { defineEntity, p } from '@mikro-orm/core'

/** A customer's account with its balance. Only `core.post` moves money on it; see migrations/post.ts. */
export const Account = defineEntity({
  name: 'Account',
  schema: 'core',
  tableName: 'accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountNumber: p.text(),
    accountName: p.text(),
    nameKey: p.text(),
    customerId: p.uuid(),
    productId: p.uuid(),
    productVersion: p.integer(),
    accountType: p.text(),
    currency: p.text(),
    branchId: p.uuid(),
    status: p.text(),
    restriction: p.text(),
    /** Restriction set by staff while the customer's suspension adds to it; null otherwise. */
    staffRestriction: p.text().strictNullable(),
    /** 0 while no protective hold of the customer is in force; otherwise a number that changes with its holds. */
    protectionVersion: p.integer(),
    balanceMinor: p.bigint(),
    heldMinor: p.bigint(),
    unclearedMinor: p.bigint(),
    overdraftMinor: p.bigint(),
    unauthorisedOverdraftMinor: p.bigint(),
    minimumMinor: p.bigint(),
    /** While the account is PENDING, the balance with which it becomes ACTIVE. */
    openingMinor: p.bigint(),
    /** The running term of a fixed deposit; null otherwise. */
    termId: p.uuid().strictNullable(),
    holdsEndAt: p.datetime().strictNullable(),
    entries: p.bigint(),
    lastEntryAt: p.datetime().strictNullable(),
    bookedOn: p.date().strictNullable(),
    /** Business date of the opening, of the last requested movement, or of the reactivation, whichever is latest. */
    activeOn: p.date(),
    usedOn: p.date().strictNullable(),
    used: p.array().columnType('bigint[]').strictNullable(),
    virtualKind: p.text().strictNullable(),
    parentAccountId: p.uuid().strictNullable(),
    version: p.integer(),
    openedAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
  },
})
