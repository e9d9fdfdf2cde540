import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { HoldBasis, HoldState } from '#sentinel/holds/hold-periods.ts'

/** What a hold covers. */
export type HoldScope = 'TRANSACTION' | 'PAYEE' | 'ACCOUNT' | 'ALL'

/** A temporary hold that protects a customer (FINRA 2165). `details` is encrypted. */
export const ProtectiveHold = defineEntity({
  name: 'ProtectiveHold',
  schema: 'sentinel',
  tableName: 'holds',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    customerId: p.text(),
    scope: p.text().$type<HoldScope>(),
    /** The tenant's id. */
    transactionId: p.text().strictNullable(),
    /** Keyed hashes of the payee, as the id, account and name of a counterparty and as the name of a merchant. */
    payeeHashes: p.array(),
    accountId: p.text().strictNullable(),
    targetHash: p.text(),
    status: p.text().$type<HoldState>(),
    details: p.text().strictNullable(),
    signalIds: p.array().columnType('uuid[]'),
    isAutomatic: p.boolean(),
    placedBy: p.text(),
    placedAt: p.datetime(),
    /** Null for a hold that an authority ordered. */
    expiresAt: p.datetime().strictNullable(),
    notifyBy: p.datetime(),
    releasedBy: p.text().strictNullable(),
    /** When the hold was released or expired. */
    endedAt: p.datetime().strictNullable(),
  },
})

export type ProtectiveHoldRow = Row<typeof ProtectiveHold>

/** Evidence of a decision about a hold. `details` is encrypted. */
export const ProtectiveHoldStep = defineEntity({
  name: 'ProtectiveHoldStep',
  schema: 'sentinel',
  tableName: 'hold_steps',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    holdId: p.uuid(),
    status: p.text().$type<HoldState>(),
    basis: p.text().$type<HoldBasis>().strictNullable(),
    details: p.text().strictNullable(),
    actor: p.text(),
    at: p.datetime(),
    expiresAt: p.datetime().strictNullable(),
  },
})

export type ProtectiveHoldStepRow = Row<typeof ProtectiveHoldStep>

/** DUE notices are sent; the other states are final. */
export type HoldNoticeStatus = 'DUE' | 'SENT' | 'FAILED' | 'NOT_DELIVERABLE' | 'SKIPPED_SUSPECTED'

/** The notice of a hold to a trusted contact. `details` is encrypted. */
export const ProtectiveHoldNotice = defineEntity({
  name: 'ProtectiveHoldNotice',
  schema: 'sentinel',
  tableName: 'hold_notices',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    holdId: p.uuid(),
    profileId: p.uuid(),
    contactId: p.uuid(),
    channel: p.text().$type<'EMAIL' | 'NONE'>(),
    status: p.text().$type<HoldNoticeStatus>(),
    details: p.text().strictNullable(),
    dueAt: p.datetime(),
    sentAt: p.datetime().strictNullable(),
    attempts: p.integer(),
    /** While a worker sends the notice, the time after which another one may. */
    nextAttemptAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
})

export type ProtectiveHoldNoticeRow = Row<typeof ProtectiveHoldNotice>
