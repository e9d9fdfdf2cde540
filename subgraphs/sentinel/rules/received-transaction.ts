import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'

/** A transaction as it is ingested, before its customer's profile is known, with the time as text so that it can be stored as JSON. */
export type ReceivedDetails = Omit<IngestElderTransactionInput, 'customerId' | 'occurredAt'> & {
  readonly occurredAt: string
}

/** A transaction of a customer of the bank, seen from the customer's account. */
export interface CustomerTransaction {
  readonly platformCustomerId: string
  readonly details: ReceivedDetails
}

/** Events of core about transactions, as its relay consumer and its operations publish them. */
export const COMPLETED_EVENT = 'core.transaction_completed'
export const CREATED_EVENT = 'core.transaction_created'

interface CoreEvent {
  readonly type: string
  /** 1 for the first event of a transaction. */
  readonly sequence: bigint
  readonly data: Readonly<Record<string, unknown>>
  readonly personal: Readonly<Record<string, unknown>>
}

/** The fields of core's events that are read here. */
interface CoreTransaction {
  readonly id: string
  readonly transactionType: string
  readonly transferType: string | null
  readonly channel: string
  readonly sourceCustomerId: string | null
  readonly sourceAccountId: string | null
  readonly sourceAccountNum: string | null
  /** Of the sender at another bank; absent from events of earlier versions. */
  readonly sourceAccountName?: string | null
  readonly sourceBalanceAfter: string | null
  readonly destCustomerId: string | null
  readonly destAccountId: string | null
  readonly destAccountNum: string | null
  /** Of a transfer to another bank; the BIC if the bank is abroad. */
  readonly destBankCode?: string | null
  readonly destBalanceAfter: string | null
  readonly amount: string
  readonly currency: string
  readonly bookedAt: string
  readonly completedAt: string | null
  readonly destAccountName: string | null
  readonly narration: string | null
}

/** Corrections by the bank, such as reversals and adjustments, are missing: they are no transactions of the customer. */
const TYPES: Readonly<Record<string, IngestElderTransactionInput['type']>> = {
  TRANSFER: 'TRANSFER',
  DEPOSIT: 'CASH',
  WITHDRAWAL: 'CASH',
  // A capture of a hold, for a merchant as well as for a court.
  PAYMENT: 'OTHER',
  INTEREST: 'INTEREST',
  FEE: 'FEE',
}

/** Country of the payee's bank if the bank abroad is known: the fifth and sixth character of its BIC. Remittances have no bank here. */
const countryAbroad = ({ transferType, destBankCode }: CoreTransaction): string | undefined =>
  transferType === 'INTERNATIONAL' ? destBankCode?.slice(4, 6) : undefined

/** A deposit with a transfer type came from another bank, so it is no cash. */
function kindOf(transaction: CoreTransaction): IngestElderTransactionInput['type'] | undefined {
  const { transactionType, transferType } = transaction
  if (countryAbroad(transaction) !== undefined && transactionType === 'TRANSFER') return 'WIRE'
  return transactionType === 'DEPOSIT' && transferType !== null ? 'TRANSFER' : TYPES[transactionType]
}

const CHANNELS: Readonly<Record<string, IngestElderTransactionInput['channel']>> = {
  MOBILE: 'MOBILE',
  USSD: 'MOBILE',
  WEB: 'ONLINE',
  ATM: 'ATM',
  POS: 'CARD',
  BRANCH: 'BRANCH',
  API: 'AUTOMATIC',
}

/**
 * The transactions of customers that an event of core is about: the debit of the payer when the transaction is booked, and the credit of the
 * payee when it is completed. Transfers between accounts of one customer are no disbursement and are left out, and so are remittances,
 * whose transfer the domain of remittance reports.
 */
export function customerTransactions({ type, sequence, data, personal }: CoreEvent): CustomerTransaction[] {
  if (type !== COMPLETED_EVENT && type !== CREATED_EVENT) return []
  const transaction = { ...data, ...personal } as unknown as CoreTransaction
  const { sourceCustomerId, destCustomerId, transferType } = transaction
  const kind = kindOf(transaction)
  const isRemittance = transferType === 'INTERNATIONAL' && countryAbroad(transaction) === undefined
  if (kind === undefined || isRemittance || sourceCustomerId === destCustomerId) return []
  return [
    ...(sourceCustomerId !== null && sequence === 1n
      ? [{ platformCustomerId: sourceCustomerId, details: debitOf(transaction, kind) }]
      : []),
    ...(destCustomerId !== null && type === COMPLETED_EVENT
      ? [{ platformCustomerId: destCustomerId, details: creditOf(transaction, kind) }]
      : []),
  ]
}

const debitOf = (transaction: CoreTransaction, kind: ReceivedDetails['type']): ReceivedDetails => ({
  ...detailsOf(transaction, kind),
  transactionId: transaction.id,
  direction: 'DEBIT',
  accountId: transaction.sourceAccountId,
  balanceAfter: transaction.sourceBalanceAfter,
  counterparty: partyOf(transaction.destAccountNum, transaction.destAccountName, countryAbroad(transaction)),
  occurredAt: transaction.bookedAt,
})

/** Where the payer is a customer too, its debit has the id of the transaction, so the credit has a suffix. */
const creditOf = (transaction: CoreTransaction, kind: ReceivedDetails['type']): ReceivedDetails => ({
  ...detailsOf(transaction, kind),
  transactionId: transaction.sourceCustomerId === null ? transaction.id : `${transaction.id}:credit`,
  direction: 'CREDIT',
  accountId: transaction.destAccountId,
  balanceAfter: transaction.destBalanceAfter,
  counterparty: partyOf(transaction.sourceAccountNum, transaction.sourceAccountName ?? null),
  occurredAt: transaction.completedAt ?? transaction.bookedAt,
})

const detailsOf = (
  { channel, amount, currency, narration }: CoreTransaction,
  type: ReceivedDetails['type'],
) => ({
  type,
  channel: CHANNELS[channel] ?? 'AUTOMATIC',
  amount,
  currency,
  memo: narration || null,
})

/** The account alone identifies the party, so that it stays the same payee whether or not it becomes a customer with a profile. */
const partyOf = (
  account: string | null,
  name: string | null,
  country?: string,
): NonNullable<ReceivedDetails['counterparty']> | null =>
  account === null ? null : { account, name: name || null, ...(country !== undefined && { country }) }
