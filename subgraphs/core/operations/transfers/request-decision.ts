import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import {
  decisionOn,
  type PaymentDecision,
  type PartyToScreen,
  type PaymentToDecide,
} from '#kernel/payment-decision.ts'
import { DECIDE_BANK_TRANSFER } from '#core/clients/compliance.ts'
import { payerOf, type Payer } from '#core/clients/identity.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { judgedCustomer, namesOf } from '#core/clients/judged-customer.ts'

/** A transfer to another bank, before or after it is booked. */
export interface TransferToDecide {
  /** The id under which compliance decides; the transaction has it in its metadata. */
  readonly paymentId: string
  /** When it was booked; null before. */
  readonly createdAt: Date | null
  readonly customerId: string
  readonly accountId: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly channel: string
  readonly destinationName: string
  readonly destinationAccountNumber: string
}

/** The id under which compliance decided on a transaction; undefined for one on which it was not asked. */
export function paymentIdOf({ metadata }: Pick<TransactionRow, 'metadata'>): string | undefined {
  const id = (metadata as Readonly<Record<string, unknown>> | null)?.['paymentId']
  return typeof id === 'string' ? id : undefined
}

/** All banks that transfers are sent to are Nigerian. */
const DESTINATION_COUNTRY = 'NG'

/** Asks compliance for the decision on a transfer to another bank; undefined when there is none for any reason. */
export async function requestDecision(
  ctx: Context,
  transfer: TransferToDecide,
): Promise<PaymentDecision | undefined> {
  try {
    const payer = await payerOf(ctx, transfer.customerId)
    return await decisionOn(ctx, DECIDE_BANK_TRANSFER, paymentOf(transfer, payer))
  } catch {
    return undefined
  }
}

function paymentOf(transfer: TransferToDecide, payer: Payer | null): PaymentToDecide {
  const customer = judgedCustomer(transfer.customerId, payer)
  const { id, dateOfBirth, country } = customer
  const names = namesOf(payer)
  const senders = (names.length === 0 ? [id] : names).map((name): PartyToScreen => ({
    role: 'SENDER',
    name,
    country,
    dateOfBirth,
    externalId: id,
  }))
  return {
    paymentId: transfer.paymentId,
    stage: 'CREATION',
    parties: [
      ...senders,
      {
        role: 'RECIPIENT',
        name: transfer.destinationName,
        country: DESTINATION_COUNTRY,
        dateOfBirth: null,
        externalId: null,
      },
    ],
    transaction: {
      transactionId: transfer.paymentId,
      occurredAt: transfer.createdAt?.toISOString() ?? null,
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: transfer.channel.toLowerCase(),
      amount: formatMinor(transfer.amountMinor, transfer.currency),
      currency: transfer.currency,
      customer,
      accountId: transfer.accountId,
      counterparty: {
        id: null,
        name: transfer.destinationName,
        account: transfer.destinationAccountNumber,
        country: DESTINATION_COUNTRY,
        bankBic: null,
      },
    },
  }
}
