import { defineEntity, p } from '@mikro-orm/core'
import type { TransferStatus } from '#remittance/rules/transitions.ts'
import type { PayoutMethod } from './recipient.ts'

/**
 * PENDING: screening has no result yet. MATCH: a party may be on a watchlist, and an analyst must decide. PROTECTION: a protective
 * hold covers the transfer, or elder protection has not decided yet. SENDER_SUSPENDED: the sender may not act at present.
 */
export type TransferHold = 'SCREENING_PENDING' | 'SCREENING_MATCH' | 'PROTECTION' | 'SENDER_SUSPENDED'
/** Who collects the sender's money: the funding provider, the tenant, which has confirmed the receipt, or the sender's wallet. */
export type CollectedBy = 'PROVIDER' | 'TENANT' | 'WALLET'
/** SENT: submitted or about to be, without a response yet. ACCEPTED: the partner has acknowledged the payout. */
export type PayoutState = 'SENT' | 'ACCEPTED'
export type TransferChannel = 'MOBILE' | 'WEB' | 'SVC' | 'API'

/** Account of the payout, copied from the recipient when the transfer was created. */
export interface PayoutDetails {
  readonly payoutMethod: PayoutMethod
  readonly bankCode: string | null
  readonly accountNumber: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly phone: string | null
}

/**
 * A payment on its way. `dueAt` is the time at which the worker processes it next, and its lease during the work; null when no
 * work is left. `returnsDueAt` is the same for the watch for returns. `collectedBy` is set before money is requested, so on a
 * failed transfer it means that money was or may have been collected and must be refunded.
 */
export const Transfer = defineEntity({
  name: 'Transfer',
  schema: 'remittance',
  tableName: 'transfers',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    reference: p.text(),
    customerId: p.uuid(),
    quoteId: p.uuid(),
    recipientId: p.uuid(),
    recipientName: p.text(),
    /** Only in transfers that predate `parties`, until a job has encrypted it. */
    payoutDetails: p.json<PayoutDetails>().strictNullable(),
    /** Both sides, encrypted; `partiesOfTransfer` decrypts them. */
    parties: p.text().strictNullable(),
    status: p.text().$type<TransferStatus>(),
    statusAt: p.datetime(),
    hold: p.text().$type<TransferHold>().strictNullable(),
    holdAttempts: p.integer(),
    /** Screenings whose matches hold or held the transfer. */
    screeningIds: p.array().columnType('uuid[]'),
    /** Funding deadline of a transfer that waited for a person's decision; otherwise null, and the expiry of the quote applies. */
    payableUntil: p.datetime().strictNullable(),
    /** Time at which a transfer with a suspended sender fails. */
    senderHeldUntil: p.datetime().strictNullable(),
    dueAt: p.datetime().strictNullable(),
    collectedBy: p.text().$type<CollectedBy>().strictNullable(),
    payoutState: p.text().$type<PayoutState>().strictNullable(),
    payoutSentAt: p.datetime().strictNullable(),
    returnsDueAt: p.datetime().strictNullable(),
    sendAmountMinor: p.bigint(),
    sendCurrency: p.text(),
    receiveAmountMinor: p.bigint(),
    receiveCurrency: p.text(),
    destinationCountry: p.text(),
    exchangeRate: p.decimal().columnType('numeric'),
    feeMinor: p.bigint(),
    marginMinor: p.bigint(),
    /** Time at which the sender's money was collected. */
    fundedAt: p.datetime().strictNullable(),
    /** The core banking account that pays; null when the money comes from elsewhere. */
    walletId: p.uuid().strictNullable(),
    channel: p.text().$type<TransferChannel>().strictNullable(),
    transferReason: p.text(),
    sourceOfFunds: p.text(),
    relationshipToRecipient: p.text(),
    signedAgreementId: p.uuid().strictNullable(),
    createdAt: p.datetime(),
  },
})
