import { defineEntity, p } from '@mikro-orm/core'
import type { TransferStatus } from '../rules/transitions.ts'
import type { PayoutMethod } from './recipient.ts'

/** PENDING: the lists have not answered. MATCH: a party may be on one of them, and an analyst has to say. SENDER_SUSPENDED: the sender may not act at present. */
export type TransferHold = 'SCREENING_PENDING' | 'SCREENING_MATCH' | 'SENDER_SUSPENDED'
/** Who takes the sender's money: the provider is asked, the tenant has said that it has it, or the sender's account pays. */
export type CollectedBy = 'PROVIDER' | 'TENANT' | 'WALLET'
/** SENT: handed over or about to be, and not answered yet. ACCEPTED: the partner has it. */
export type PayoutState = 'SENT' | 'ACCEPTED'
export type TransferChannel = 'MOBILE' | 'WEB' | 'SVC' | 'API'

/** Where the money goes, copied from the recipient when the transfer was made. */
export interface PayoutDetails {
  readonly payoutMethod: PayoutMethod
  readonly bankCode: string | null
  readonly accountNumber: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly phone: string | null
}

/**
 * A payment on its way. `dueAt` is when the worker looks at it next, and its lease while it does; null when nothing is to
 * be done; `returnsDueAt` is the same for the watch over what was paid. `collectedBy` is written before anybody is asked
 * for money, so that on a failed transfer it says that money has, or may have, to go back.
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
    /** Only of transfers made before `parties` were kept, until a duty has sealed it. */
    payoutDetails: p.json<PayoutDetails>().strictNullable(),
    /** Both sides, sealed; `partiesOfTransfer` opens them. */
    parties: p.text().strictNullable(),
    status: p.text().$type<TransferStatus>(),
    statusAt: p.datetime(),
    hold: p.text().$type<TransferHold>().strictNullable(),
    holdAttempts: p.integer(),
    /** Screenings with the matches that it waits or has waited for. */
    screeningIds: p.array().columnType('uuid[]'),
    /** Until when it can be paid for, where it waited for an analyst; its quote's lock counts otherwise. */
    payableUntil: p.datetime().strictNullable(),
    /** When a transfer that waits for its suspended sender is given up. */
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
    /** When the sender's money was there. */
    fundedAt: p.datetime().strictNullable(),
    /** The account in core banking that pays; null where the money comes from elsewhere. */
    walletId: p.uuid().strictNullable(),
    channel: p.text().$type<TransferChannel>().strictNullable(),
    transferReason: p.text(),
    sourceOfFunds: p.text(),
    relationshipToRecipient: p.text(),
    signedAgreementId: p.uuid().strictNullable(),
    createdAt: p.datetime(),
  },
})
